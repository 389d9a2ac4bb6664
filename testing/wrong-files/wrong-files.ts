import { bytes, zipOf } from "./bytes";
import type { WrongFile } from "./wrong-file";

const pair = "pair-rating" as const;

const kinds: WrongFile[] = [
  [
    "xlsx",
    zipOf("[Content_Types].xml", "xl/workbook.xml"),
    " is an Excel file. In Excel, save it as CSV (UTF-8).",
  ],
  [
    "docx",
    zipOf("[Content_Types].xml", "word/document.xml"),
    " is a Word document. Put the items in a table, one a row, and save it as CSV (UTF-8).",
  ],
  [
    "xls",
    bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....", "latin1"),
    " is an Office file, not text. Open it, for example in Excel, and save it as CSV (UTF-8).",
  ],
  [
    "ods",
    zipOf("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"),
    " is an OpenDocument spreadsheet. In LibreOffice, save it as CSV (UTF-8).",
  ],
  ["pdf", "%PDF-1.7\n...", " is a PDF. Put the items in a table, one a row, and save it as CSV (UTF-8)."],
  [
    "png",
    bytes("\x89PNG\r\n\x1a\n....", "latin1"),
    " is a picture. Items come as text, such as a CSV with one item a line.",
  ],
  ["zip", zipOf("pairs.csv"), " is a ZIP archive. Unpack it, then choose the files in it."],
  [
    "csv.gz",
    bytes("\x1f\x8b\x08....", "latin1"),
    " is a compressed file. Unpack it, then choose the file in it.",
  ],
  [
    "parquet",
    "PAR1....",
    ' is a Parquet or Arrow file. Save it as CSV, for example with pandas: to_csv("items.csv", index=False).',
  ],
  ["db", "SQLite format 3\u0000...", " is a database. Export the table of items as CSV."],
  [
    "csv",
    "<!DOCTYPE html>\n<html><body>Sign in</body></html>\n",
    " is a web page, perhaps one that asks to sign in. Download the file itself.",
  ],
].map(([extension = "", content = "", end = ""]) => ({
  type: pair,
  what: `a file of the kind ${String(extension)}`,
  files: { [`pairs.${String(extension)}`]: content },
  line: 1,
  sentence: `pairs.${String(extension)}${String(end)}`,
}));

const jsonAndPairs: WrongFile[] = [
  {
    type: pair,
    what: "JSON that is broken off",
    files: { "pairs.jsonl": '{"sentence1": "A cat", "sentence2": "A dog"}\n{"sentence1": "A\n' },
    line: 2,
    sentence:
      'This line is not a JSON object. Write one object a line, such as {"text_a": "…", "text_b": "…"}.',
  },
  {
    type: pair,
    what: "JSON lines without two texts",
    files: { "pairs.jsonl": '{"text": "A cat", "label": 3}\n' },
    line: 1,
    sentence: "We do not know which value contains text A. Choose one, or name it text_a in each object.",
  },
  {
    type: pair,
    what: "JSON by columns, as pandas writes it",
    files: { "pairs.json": '{"sentence1": {"0": "A cat"}, "sentence2": {"0": "A dog"}}' },
    line: 1,
    sentence:
      'This JSON lists columns, not items. In pandas, use to_json(path, orient="records", lines=True).',
  },
  {
    type: pair,
    what: "a list of texts in JSON that has a wrong member",
    files: { "pairs.json": '[\n  {"sentence1": "A", "sentence2": "B"},\n  "A"\n]' },
    line: 3,
    sentence:
      'This line is not a JSON object. Write one object a line, such as {"text_a": "…", "text_b": "…"}.',
  },
  {
    type: pair,
    what: "a gold answer that first comes far below",
    files: {
      "pairs.jsonl": `${'{"sentence1": "A", "sentence2": "B"}\n'.repeat(200)}{"sentence1": "A", "sentence2": "B", "gold": 3}\n`,
    },
    line: 201,
    sentence:
      "gold appears here for the first time. Write it in the first object too, with null if there is no value.",
  },
  {
    type: pair,
    what: "a file of scores alone",
    files: { "STS.gs.headlines.txt": "4.4\n0\n" },
    line: 1,
    sentence: "STS.gs.headlines.txt contains only scores. Choose STS.input.headlines.txt together with it.",
  },
  {
    type: pair,
    what: "cross-level scores alone",
    files: { "phrase2word.gs.tsv": "4\n" },
    line: 1,
    sentence: "phrase2word.gs.tsv contains only scores. Choose phrase2word.input.tsv together with it.",
  },
  {
    type: pair,
    what: "more scores than pairs",
    files: { "STS.input.a.txt": "A cat\tA dog\n", "STS.gs.a.txt": "1\n2\n3\n" },
    line: 2,
    sentence: "The pairs have 1 lines and the scores 3. Give each pair a line in both files.",
  },
  {
    type: pair,
    what: "an STS file whose texts have a tab too many",
    files: { "STS.input.a.txt": "A cat\tA dog\tmore\n" },
    line: 1,
    sentence: "This line needs 2 columns and has 3. Write one tab between two columns.",
  },
  {
    type: pair,
    what: "prose",
    files: { "notes.txt": "These are my notes.\n" },
    line: 1,
    sentence: "This line needs 2 columns and has 1. Write one tab between two columns.",
  },
];

/** Files of pairs that are no table, and those of other forms. */
export const wrongPairFiles: WrongFile[] = [...kinds, ...jsonAndPairs];
