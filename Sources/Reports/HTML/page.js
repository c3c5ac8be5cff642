"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);

  const make = (tag, name, text) => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
  };

  const count = (number, noun) => number.toLocaleString("en") + " " + noun + (number === 1 ? "" : "s");

  // Shows a long list page by page, so that the document stays small.
  const pager = (id, size, noun, draw) => {
    const bar = byId(id);
    const [back, forth] = bar.querySelectorAll("button");
    const said = bar.querySelector("[role=status]");
    let items = [];
    let page = 0;
    const show = () => {
      const first = page * size;
      const shown = items.slice(first, first + size);
      back.disabled = page === 0;
      forth.disabled = first + size >= items.length;
      back.hidden = forth.hidden = items.length <= size;
      said.textContent = items.length <= size
        ? count(items.length, noun)
        : (first + 1).toLocaleString("en") + " to " + (first + shown.length).toLocaleString("en") + " of "
          + count(items.length, noun);
      draw(shown);
    };
    const turn = (step) => {
      page += step;
      show();
    };
    back.addEventListener("click", () => turn(-1));
    forth.addEventListener("click", () => turn(1));
    return (all) => {
      items = all;
      page = 0;
      show();
    };
  };

  // MARK: Findings

  const findings = [...document.querySelectorAll(".finding")];
  const severities = [...document.querySelectorAll("#severities input")];
  const choices = { rule: byId("rule"), file: byId("file"), language: byId("language") };
  const fits = (finding, name) => {
    const wanted = choices[name].value;
    if (wanted === "") return true;
    const own = finding.dataset[name];
    // A finding that names no language is about all of them.
    return own === undefined ? name === "language" : own.split(" ").includes(wanted);
  };
  const filterFindings = () => {
    const wanted = new Set(severities.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    for (const finding of findings) {
      const isShown = wanted.has(finding.dataset.severity) && Object.keys(choices).every((name) => fits(finding, name));
      finding.hidden = !isShown;
      if (isShown) shown += 1;
    }
    byId("shown-findings").textContent = shown === findings.length
      ? count(shown, "finding")
      : shown.toLocaleString("en") + " of " + count(findings.length, "finding");
  };
  const clearFilters = () => {
    for (const box of severities) box.checked = true;
    for (const choice of Object.values(choices)) choice.value = "";
    filterFindings();
  };
  if (byId("finding-filters")) {
    byId("finding-filters").addEventListener("change", filterFindings);
    byId("clear").addEventListener("click", clearFilters);
    byId("finding-filters").hidden = false;
    filterFindings();
  }

  // MARK: Keys

  const signs = {
    p: ["✓", "present", "present"], m: ["✗", "missing", "missing"], x: ["!", "mismatch", "takes other arguments"],
    f: ["↪", "fallback", "another language's text"], n: ["–", "quiet", "no table"],
  };
  const cell = (status) => {
    const [sign, name, words] = signs[status];
    const place = make("td", name, sign);
    place.setAttribute("aria-label", words);
    return place;
  };
  const drawKeys = (rows) => {
    const body = byId("key-rows");
    body.replaceChildren(...rows.map(([key, statuses]) => {
      const row = make("tr");
      const name = make("th");
      name.scope = "row";
      name.append(make("code", "", key));
      row.append(name, ...[...statuses].map(cell));
      return row;
    }));
  };
  if (byId("key-pager")) {
    const showKeys = pager("key-pager", 50, "key", drawKeys);
    const filterKeys = () => {
      const part = byId("key-part").value.toLowerCase();
      const onlyFaults = byId("key-faults").checked;
      showKeys(data.keys.filter(([key, statuses]) =>
        key.toLowerCase().includes(part) && (!onlyFaults || /[mx]/.test(statuses))));
    };
    byId("key-part").addEventListener("input", filterKeys);
    byId("key-faults").addEventListener("change", filterKeys);
    filterKeys();
  }

  // MARK: Notifications

  const kinds = { x: "missing", m: "meaningless", p: "placeholder", k: "key" };
  const steps = { s: "source", b: "fallback", f: "fault", u: "uncertainty" };
  const explanations = {
    x: "An argument that is missing", m: "What lies in memory", p: "A placeholder of the template",
    k: "A key in place of its text",
  };

  const appendPieces = (line, pieces, args) => {
    for (const piece of pieces) {
      if (typeof piece === "string") {
        line.append(piece);
        continue;
      }
      if (typeof piece === "number") {
        const mark = make("mark", "argument", args[piece]);
        mark.title = "Argument " + piece;
        line.append(mark);
        continue;
      }
      const [kind, text, number] = piece;
      const mark = make("mark", kinds[kind], text);
      mark.title = explanations[kind] + (number === undefined ? "" : ": argument " + number);
      line.append(mark);
    }
  };
  const line = (name, field, language) => {
    const [pieces, own, said] = data.texts[field.text];
    const paragraph = make("p", name);
    // As on a device, the text's own first letter decides how the line runs; the box decides where it begins.
    paragraph.dir = "auto";
    // The payload's own texts do not say what language they are in.
    if (own !== language) paragraph.lang = own < 0 ? "" : data.languages[own][2];
    appendPieces(paragraph, pieces, field.args);
    return [paragraph, said, pieces.length > 0];
  };
  const item = (step, field) => {
    const [message, file, row, column] = step;
    const [kind, words] = data.messages[message];
    const entry = make("li", steps[kind]);
    entry.append((field ? field + ": " : "") + words + " ");
    if (file !== undefined) entry.append(make("code", "quiet", data.files[file] + ":" + row + ":" + column));
    return entry;
  };
  const banner = (group) => {
    const [, direction, tag] = data.languages[group.languages[0]];
    const box = make("div", "banner");
    box.lang = tag;
    box.dir = direction;
    const lines = make("div", "lines");
    box.append(make("span", "icon"), lines);
    const list = make("ol", "steps");
    for (const step of group.steps) list.append(item(step));
    for (const field of ["title", "subtitle", "body"]) {
      if (field === "title" && (!group.title || data.texts[group.title.text][0].length === 0)) {
        const app = make("p", "title name", "The app’s name");
        app.lang = "en";
        app.dir = "auto";
        lines.append(app);
      }
      if (!group[field]) continue;
      const [paragraph, said, hasText] = line(field, group[field], group.languages[0]);
      if (hasText) lines.append(paragraph);
      for (const step of said) list.append(item(step, field));
    }
    const entry = make("li");
    const all = group.languages.map((index) => data.languages[index][0]);
    entry.append(make("h4", "", group.isSame ? "Every language" : all.join(", ")), box);
    if (list.children.length > 0) {
      const details = make("details");
      const summary = make("summary", "", "How it comes about");
      summary.append(make("span", "unseen", " in " + all[0]));
      details.append(summary, list);
      entry.append(details);
    }
    return entry;
  };
  const groups = (payload, wanted) => {
    const [, , , , , isSame, languages, stepColumn, ...fields] = payload;
    const found = new Map();
    data.columns[languages].forEach((language, place) => {
      if (wanted !== "" && !isSame && language !== wanted) return;
      const texts = fields.map((field) => field ? data.columns[field[0]][place] : -1);
      const said = data.columns[stepColumn][place];
      const direction = isSame ? "" : data.languages[language][1];
      const key = texts.join(" ") + " " + said + " " + direction;
      const known = found.get(key);
      if (known) {
        known.languages.push(language);
        return;
      }
      const group = { languages: [language], isSame, steps: data.stepLists[said] };
      ["title", "subtitle", "body"].forEach((name, index) => {
        if (texts[index] >= 0) group[name] = { text: texts[index], args: fields[index][1] };
      });
      found.set(key, group);
    });
    return [...found.values()];
  };
  const drawPayload = (payload, wanted) => {
    const [file, row, number, type, reason] = payload;
    const article = make("article", "payload");
    const heading = make("h3");
    heading.append(make("code", "", data.files[file] + ":" + row));
    heading.append((number > 0 ? ", payload " + number : "") + " ");
    heading.append(make("span", "quiet", type));
    article.append(heading);
    if (reason !== -1) article.append(make("p", "", "Nothing is shown. " + data.messages[reason][1]));
    const own = data.touching[payload.index];
    if (own.length > 0) {
      const list = make("ul");
      for (const index of own) {
        const link = make("a", "", findings[index].querySelector("p").textContent);
        link.href = "#f" + index;
        const entry = make("li");
        entry.append(link);
        list.append(entry);
      }
      const details = make("details");
      details.append(make("summary", "", count(own.length, "finding")), list);
      article.append(details);
    }
    if (reason === -1) {
      const list = make("ul", "banners");
      list.append(...groups(payload, wanted).map(banner));
      article.append(list);
    }
    return article;
  };
  if (byId("payload-pager")) {
    data.payloads.forEach((payload, index) => { payload.index = index; });
    const wanted = () => byId("banner-language").value === "" ? "" : Number(byId("banner-language").value);
    const showPayloads = pager("payload-pager", 10, "payload", (shown) => {
      byId("payloads").replaceChildren(...shown.map((payload) => drawPayload(payload, wanted())));
    });
    const filterPayloads = () => {
      const part = byId("payload-part").value.toLowerCase();
      const onlyFaults = byId("payload-faults").checked;
      showPayloads(data.payloads.filter((payload) =>
        data.files[payload[0]].toLowerCase().includes(part)
        && (!onlyFaults || data.touching[payload.index].length > 0)));
    };
    byId("payload-part").addEventListener("input", filterPayloads);
    byId("payload-faults").addEventListener("change", filterPayloads);
    byId("banner-language").addEventListener("change", filterPayloads);
    byId("whole").addEventListener("change", (event) => {
      byId("payloads").classList.toggle("whole", event.target.checked);
    });
    byId("payloads").addEventListener("click", (event) => {
      const link = event.target.closest("a");
      const target = link && byId(link.hash.slice(1));
      if (target && target.hidden) clearFilters();
    });
    filterPayloads();
  }
  for (const part of document.querySelectorAll(".scripted")) part.hidden = false;
})();
