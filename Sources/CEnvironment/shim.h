#ifndef PUSHLINT_ENVIRONMENT_H
#define PUSHLINT_ENVIRONMENT_H

// Swift refuses a global variable of C's that any thread may change, and not a function that returns it.
extern char **environ;

static inline char **pushlint_environment(void) { return environ; }

#endif
