import { describe, expect, test } from "vitest";
import { checkRun, type RunLayout } from "./check-run";

const bytes = (text: string) => new TextEncoder().encode(text);
const anyNumber: RunLayout = { items: new Map([["a", 3]]), dimensions: 1, range: null };
const onScale: RunLayout = { ...anyNumber, range: { min: 0, max: 5 } };

const check = (text: string | Uint8Array, form = onScale) =>
  checkRun([{ dataset: "a", bytes: typeof text === "string" ? bytes(text) : text }], form);
const faultsOf = async (text: string | Uint8Array, form = onScale) =>
  (await check(text, form)).faults.map(({ line, reason }) => [line, reason]);

describe("a run that is read", () => {
  test.each([
    ["LF", "0\n2.5\n5\n"],
    ["no line end at the last line", "0\n2.5\n5"],
    ["CRLF", "0\r\n2.5\r\n5\r\n"],
    ["a byte order mark", "\uFEFF0\n2.5\n5\n"],
    ["spaces and exponents", " 0 \n25e-1\n+5\n"],
  ])("has a score a line: %s", async (_, text) => {
    expect(await check(text)).toEqual({ lines: [{ scores: [0, 2.5, 5], confidences: null }], faults: [] });
  });

  test("may have a confidence in every line", async () => {
    expect(await check("0\t0\n2\t55.5\n5\t100\n")).toMatchObject({
      lines: [{ scores: [0, 2, 5], confidences: [0, 55.5, 100] }],
    });
  });

  test("may leave the scale where it is not held to it", async () => {
    expect(await check("-3\n2\n500\n", anyNumber)).toMatchObject({ lines: [{ scores: [-3, 2, 500] }] });
  });
});

describe("a run that is refused", () => {
  test.each([
    ["0\n\n5\n", [[2, "score_missing"]]],
    ["0\nNaN\n5\n", [[2, "nan"]]],
    ["0\ninf\n5\n", [[2, "not_a_number"]]],
    ["0\n1e999\n5\n", [[2, "not_a_number"]]],
    ["0\n2,5\n5\n", [[2, "decimal_comma"]]],
    ["0\n2\n5.01\n", [[3, "score_out_of_range"]]],
    ["-0.01\n2\n5\n", [[1, "score_out_of_range"]]],
    ["0\t1\n2\n5\t3\n", [[2, "confidence_missing"]]],
    [
      "0\t1\n2\t101\n5\t-1\n",
      [
        [2, "confidence_out_of_range"],
        [3, "confidence_out_of_range"],
      ],
    ],
    [
      "0\t1\n2\t9,5\n5\tnan\n",
      [
        [2, "decimal_comma"],
        [3, "nan"],
      ],
    ],
    [
      "0\n2\t1\t7\n5\n",
      [
        [1, "confidence_missing"],
        [2, "too_many_columns"],
        [3, "confidence_missing"],
      ],
    ],
    ["0\n2\n", [[3, "too_few_lines"]]],
    ["0\n2\n5\n1\n1\n", [[4, "too_many_lines"]]],
    ["0\n2\n5\n\n", [[4, "too_many_lines"]]],
    ["", [[1, "too_few_lines"]]],
    ["0\n2\r3\n5\n", [[2, "carriage_return"]]],
    [
      "x\nNaN\n\n",
      [
        [1, "not_a_number"],
        [2, "nan"],
        [3, "score_missing"],
      ],
    ],
  ])("%j", async (text, expected) => {
    expect(await faultsOf(text)).toEqual(expected);
  });

  test("names what stands there and what may, and guesses nothing", async () => {
    expect(await check("0\n7\n5\n")).toEqual({
      lines: null,
      faults: [
        { dataset: "a", line: 2, reason: "score_out_of_range", found: "7", params: { min: 0, max: 5 } },
      ],
    });
    expect((await check("0\n2\n")).faults[0]?.params).toEqual({ n: 2, m: 3 });
  });

  test("is told every line at fault, and no more than the dataset has", async () => {
    const many = { ...anyNumber, items: new Map([["a", 500]]) };
    expect(await faultsOf("x\n".repeat(500), many)).toHaveLength(500);
    expect(await faultsOf("x\n".repeat(50_000), many)).toHaveLength(501);
  });

  test("may be no text at all, or no file", async () => {
    expect(await faultsOf(new Uint8Array([0x30, 0x0a, 0x00]))).toEqual([[1, "not_text"]]);
    expect(await faultsOf(new Uint8Array([0x30, 0x0a, 0xff, 0x0a, 0x35, 0x0a]))).toEqual([
      [2, "invalid_utf8"],
    ]);
    const { faults } = await checkRun([{ dataset: "a", bytes: null }], onScale);
    expect(faults).toEqual([{ dataset: "a", line: null, reason: "no_file", found: "" }]);
  });

  test("is told what whole files lack before the lines of others", async () => {
    const items = new Map([
      ["a", 2],
      ["b", 1],
    ]);
    const files = [
      { dataset: "a", bytes: bytes("1\t50\nx\n") },
      { dataset: "b", bytes: null },
    ];
    const { faults } = await checkRun(files, { ...anyNumber, items });
    expect(faults.map(({ dataset, line, reason }) => [dataset, line, reason])).toEqual([
      ["b", null, "no_file"],
      ["a", 2, "not_a_number"],
    ]);
  });

  test("gives confidences in one file and none in another", async () => {
    const items = new Map([
      ["a", 1],
      ["b", 1],
    ]);
    const form = { ...anyNumber, items };
    const files = [
      { dataset: "a", bytes: bytes("1\t50\n") },
      { dataset: "b", bytes: bytes("1\n") },
    ];
    const { faults } = await checkRun(files, form);
    expect(faults.map(({ dataset, reason }) => [dataset, reason])).toEqual([["b", "confidence_missing"]]);
  });
});

describe("a run with a column for each dimension", () => {
  const typed: RunLayout = { ...onScale, items: new Map([["a", 2]]), dimensions: 3 };

  test("has the scores of each dimension, and no confidences", async () => {
    expect(await check("0\t1\t2\n5\t4\t3\n", typed)).toEqual({
      lines: [
        { scores: [0, 5], confidences: null },
        { scores: [1, 4], confidences: null },
        { scores: [2, 3], confidences: null },
      ],
      faults: [],
    });
  });

  test.each([
    ["0\t1\n5\t4\t3\n", [[1, "too_few_columns"]]],
    ["0\t1\t2\n5\t4\t3\t99\n", [[2, "too_many_columns"]]],
    [
      "0\t\t2\n5\tNaN\t9\n",
      [
        [1, "score_missing"],
        [2, "nan"],
        [2, "score_out_of_range"],
      ],
    ],
    ["\n5\t4\t3\n", [[1, "too_few_columns"]]],
  ])("%j", async (text, expected) => {
    expect(await faultsOf(text, typed)).toEqual(expected);
  });
});
