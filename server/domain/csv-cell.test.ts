import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, csvLine } from "./csv-cell";

test("plain texts, numbers and truth values are written as they are", () => {
  expect(csvLine(["love", 6.77, -1.5, true, null, ""])).toBe("love,6.77,-1.5,true,,\n");
});

test("cells with separators, quotes or line breaks stand in quotes", () => {
  expect(csvLine(["a,b", 'say "go"', "two\nlines", "a;b"])).toBe('"a,b","say ""go""","two\nlines","a;b"\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠a"])(
  "%j cannot start a formula in a spreadsheet",
  (text) => {
    expect(parse(csvCell(text))).toEqual([[`'${text}`]]);
  },
);

test("a formula cannot begin behind a separator of another locale", () => {
  expect(csvCell("a;=1+1")).toBe('"a;=1+1"');
  expect(csvCell("a\t=1+1")).toBe('"a\t=1+1"');
});

test("whatever the cells hold, csv-parse reads back the same", () => {
  const harmless = fc.string({ unit: "grapheme" }).map((text) => `x${text}`);
  fc.assert(
    fc.property(fc.array(harmless, { minLength: 1 }), (cells) => {
      expect(parse(csvLine(cells))).toEqual([cells]);
    }),
  );
});

test("whatever the cell holds, no spreadsheet sees a formula at its start", () => {
  const cell = fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", '"', ",", "a", "＝") });
  fc.assert(
    fc.property(cell, (text) => {
      const records = parse(`${csvCell(text)}\n`);
      const read = records[0]?.[0] ?? "";
      expect(read).not.toMatch(/^[=+\-@\t\r＝]/);
    }),
  );
});
