import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lineLimit } from "./decode-lines";
import { readRecords, type TableFormat } from "./delimited";
import { collect, sourceOf } from "./testing";

const read = (text: string | Uint8Array, format: TableFormat = "csv") =>
  collect(readRecords(sourceOf(text), format));

test("cells in quotes hold delimiters, doubled quotes and line breaks as they are", async () => {
  expect(await read('a,b\r\n"x, ""y""","two\r\nlines"\r\nlast,\r\n')).toEqual([
    { record: { line: 1, cells: ["a", "b"] } },
    { record: { line: 2, cells: ['x, "y"', "two\r\nlines"] } },
    { record: { line: 4, cells: ["last", ""] } },
  ]);
});

test("a quote inside an unquoted cell is an ordinary character", async () => {
  expect(await read('a,b\n5" disk,x"y"\n')).toEqual([
    { record: { line: 1, cells: ["a", "b"] } },
    { record: { line: 2, cells: ['5" disk', 'x"y"'] } },
  ]);
});

test("in a TSV every quote is an ordinary character and a comma separates nothing", async () => {
  expect(await read('a\tb\n"open\t"x",y\n', "tsv")).toEqual([
    { record: { line: 1, cells: ["a", "b"] } },
    { record: { line: 2, cells: ['"open', '"x",y'] } },
  ]);
});

test("a delimiter that is given separates, whatever the first line has most of", async () => {
  const entries = await collect(readRecords(sourceOf('a,b c,d\n"x y" z\n'), "csv", " "));
  expect(entries).toEqual([
    { record: { line: 1, cells: ["a,b", "c,d"] } },
    { record: { line: 2, cells: ["x y", "z"] } },
  ]);
});

test("semicolons and tabs separate a CSV whose first line uses them", async () => {
  expect(await read("a;b\n1,5;x\n")).toContainEqual({ record: { line: 2, cells: ["1,5", "x"] } });
  expect(await read('a\tb\n"1\t5"\tx\n')).toContainEqual({ record: { line: 2, cells: ["1\t5", "x"] } });
});

test("an empty line is an error of its own, but not inside a quoted cell", async () => {
  expect(await read('a,b\n\n"x\n\ny",z\n')).toEqual([
    { record: { line: 1, cells: ["a", "b"] } },
    { error: { file: "pairs", line: 2, column: null, found: null, reason: "empty_line", params: {} } },
    { record: { line: 3, cells: ["x\n\ny", "z"] } },
  ]);
});

test("a quote that is never closed is named where it opens", async () => {
  expect(await read('a,b\nx,y\nx,"open\nx,y\n')).toEqual([
    { record: { line: 1, cells: ["a", "b"] } },
    { record: { line: 2, cells: ["x", "y"] } },
    { error: { file: "pairs", line: 3, column: 2, found: null, reason: "unclosed_quote", params: {} } },
  ]);
});

test("reading gives up on an open quote after as much text as a line may hold", async () => {
  const lines = `${"x".repeat(999)},y\n`;
  const entries = await read(`a,b\n"open\n${lines.repeat(lineLimit / 500)}`);
  expect(entries).toMatchObject([
    { record: { line: 1 } },
    { error: { reason: "unclosed_quote", line: 2, column: 1 } },
  ]);
});

test("text after a closing quote is an error, and the next line is read again", async () => {
  expect(await read('a,b\nx,"y"z\nx,y\n')).toEqual([
    { record: { line: 1, cells: ["a", "b"] } },
    {
      error: { file: "pairs", line: 2, column: 2, found: 'x,"y"z', reason: "text_after_quote", params: {} },
    },
    { record: { line: 3, cells: ["x", "y"] } },
  ]);
});

test("a record with a line that is not UTF-8 is refused as a whole, and the next one is right", async () => {
  const text = Buffer.concat([Buffer.from('a,b\n"x\n'), Buffer.from([0xff]), Buffer.from('\ny",z\nx,y\n')]);
  expect(await read(text)).toMatchObject([
    { record: { line: 1 } },
    { error: { reason: "invalid_utf8", line: 3 } },
    { record: { line: 5, cells: ["x", "y"] } },
  ]);
});

test("tables written by any rule of quoting are read as csv-parse reads them", async () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "é", "😀", " ", ",", '"', "\n", "'", ";"),
    maxLength: 8,
  });
  const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`);
  const plain = cell.map((text) => text.replaceAll(/[",;\n]/g, "x"));
  const table = fc
    .array(fc.tuple(fc.oneof(quoted, plain), fc.oneof(quoted, plain)), { maxLength: 12 })
    .map((rows) => ["h1,h2", ...rows.map(([left, right]) => `${left},${right}`)].join("\n"));
  await fc.assert(
    fc.asyncProperty(table, async (text) => {
      const entries = await read(text);
      const cells = entries.map((entry) => ("record" in entry ? entry.record.cells : entry.error));
      expect(cells).toEqual(parse(text, { relax_column_count: true }));
    }),
  );
});
