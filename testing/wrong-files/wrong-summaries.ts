import { fieldNotNamed as needs, type WrongFile } from "./wrong-file";

/** Files of summaries, and of pyramids, that cannot be imported. */
export const wrongSummaries: WrongFile[] = [
  {
    type: "unit-marking",
    what: "a table without a header",
    files: { "s.csv": "The bridge opened.,It opened in May.\n" },
    line: 1,
    sentence: needs("summaries"),
    mends: ["no-header"],
  },
  {
    type: "unit-marking",
    what: "one summary",
    files: { "s.csv": "id,summary_1,summary_2\na,The bridge opened.,\n" },
    line: 2,
    column: 2,
    sentence: "An item has 2 to 8 summaries, and this one has 1. Give it as many.",
  },
  {
    type: "unit-marking",
    what: "summaries that are a text in JSON lines",
    files: { "s.jsonl": '{"summaries": "The bridge opened."}\n' },
    line: 1,
    sentence: 'summaries is not a list of texts, such as ["king", "queen"].',
  },
  {
    type: "unit-marking",
    what: "a pyramid whose XML is cut off",
    files: { "s.pyr": '<?xml version="1.0"?>\n<pyramid>\n <text>\n' },
    line: 4,
    column: 1,
    sentence:
      "The XML is broken here: unclosed tag: text. Close every tag, such as </scu>, and write &amp; for & and &lt; for <.",
  },
  {
    type: "unit-marking",
    what: "a pyramid whose header pattern never ends",
    files: {
      "s.pyr": `<pyramid><startDocumentRegEx><![CDATA[(a+)+$]]></startDocumentRegEx><text><line>${"a".repeat(40)}b</line></text></pyramid>`,
    },
    line: 1,
    sentence:
      "The header pattern (a+)+$ cannot be used. Correct startDocumentRegEx, such as -- Summary [0-9] --.",
  },
];
