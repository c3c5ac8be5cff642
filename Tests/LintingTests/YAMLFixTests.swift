import Testing

@testable import Linting

/// What fixes do to YAML: lines and comments stay, and nothing is touched whose meaning hangs on another place.
@Suite struct YAMLFixTests {
    @Test(
        "Lines move with their comments, and get the indentation of their new place",
        arguments: [
            FixCase(
                "out of aps and into it",
                """
                # A push.
                aps:   # what Apple reads
                  alert: Hi
                  # The order's number.
                  order:
                    id: 1   # as in the shop

                    text: |
                      one
                       two
                  mutable_content: "1" # for the extension
                thread-id: parcels # keep
                shop: 7

                """,
                """
                # A push.
                aps:   # what Apple reads
                  alert: Hi
                  mutable-content: 1 # for the extension
                  thread-id: parcels # keep
                shop: 7
                # The order's number.
                order:
                  id: 1   # as in the shop

                  text: |
                    one
                     two

                """),
            FixCase(
                "the only line", "aps:  # none\n    order: 1\nshop: 7\n", "aps: {}  # none\nshop: 7\norder: 1\n"),
            FixCase(
                "a last line without a line end goes up", "aps:\n  alert: Hi\nthread-id: a",
                "aps:\n  alert: Hi\n  thread-id: a\n"),
            FixCase("no line end at the end", "aps:\n  alert: Hi\n  order: 1", "aps:\n  alert: Hi\norder: 1"),
            FixCase(
                "line ends of Windows", "aps:\r\n  order: 1\r\n  alert: Hi\r\nshop: 7\r\n",
                "aps:\r\n  alert: Hi\r\nshop: 7\r\norder: 1\r\n"),
            FixCase(
                "a list of payloads", "- aps:\n    alert: Hi\n    order:\n    - 1\n- aps: {alert: Hi}\n",
                "- aps:\n    alert: Hi\n  order:\n  - 1\n- aps: {alert: Hi}\n"),
            FixCase(
                "quotes stay", "aps:\n  alert: Hi\n  'threadID': \"a\"\n", "aps:\n  alert: Hi\n  'thread-id': \"a\"\n"),
            FixCase(
                "braces", "{aps: {alert: Hi, order: 1}, \"thread-id\":\"a\"}\n",
                "{aps: {alert: Hi, \"thread-id\": \"a\"}, order: 1}\n"),
            FixCase(
                "out of braces into lines", "aps: {\"order\":1, alert: Hi} # short\nshop: 7\n",
                "aps: {alert: Hi} # short\nshop: 7\n\"order\": 1\n"),
            FixCase(
                "a number among arguments",
                "aps:\n  alert:\n    loc-key: A\n    loc-args:\n      - 90 # euros\n      - Mina\n",
                "aps:\n  alert:\n    loc-key: A\n    loc-args:\n      - \"90\" # euros\n      - Mina\n"),
        ])
    func moves(_ example: FixCase) throws { try example.check(fileName: "payload.yaml") }

    @Test(
        "What cannot be changed exactly is left",
        arguments: [
            FixCase(unchanged: "an aliased value", "x: &flag 1\naps:\n  alert: Hi\n  order: *flag\n"),
            FixCase(unchanged: "an anchored value", "aps:\n  alert: Hi\n  order: &order 1\nshop: *order\n"),
            FixCase(unchanged: "merged members", "x: &x {order: 1}\naps:\n  <<: *x\n  alert: Hi\n"),
            FixCase(unchanged: "a comment that has no place between braces", "aps: {alert: Hi}\nthread-id: a # keep\n"),
            FixCase(unchanged: "a tag", "aps:\n  alert: Hi\n  order: !!str 1\n"),
            FixCase(unchanged: "plain text that means more between braces", "aps: {alert: Hi}\nthread-id: a, b\n"),
            FixCase(unchanged: "lines whose line ends count", "aps:\n  alert: Hi\n  order: |+\n    a\n\nshop: 7\n"),
        ])
    func inexact(_ example: FixCase) throws { try example.check(fileName: "payload.yml") }
}
