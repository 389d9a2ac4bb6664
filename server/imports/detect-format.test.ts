import { expect, test } from "vitest";
import { detectFormat, isScoresFileName } from "./detect-format";

const detect = (fileName: string, firstLine = "") => detectFormat(fileName, `${firstLine}\r\nmore`);

test("the name of a file decides where it can", () => {
  expect(detect("set1.CSV")).toBe("csv");
  expect(detect("pairs.tsv")).toBe("tsv");
  expect(detect("STS.input.OnWN.txt", "a, b, c")).toBe("sts");
});

test("otherwise the first line does", () => {
  expect(detect("pairs.txt", "A man, a plan, a canal\tPanama")).toBe("sts");
  expect(detect("pairs.txt", "sentence1\tsentence2")).toBe("tsv");
  expect(detect("pairs.txt", "1\ta\tb")).toBe("tsv");
  expect(detect("pairs.txt", '"Text A";"Text B"')).toBe("csv");
});

test("JSON is known by its name or its first characters, a table that is called one never", () => {
  expect(detect("pairs.ndjson")).toBe("jsonl");
  expect(detect("pairs.txt", '{"sentence1": "A"}')).toBe("jsonl");
  expect(detect("pairs", "[")).toBe("jsonl");
  expect(detect("pairs.csv", '["king","queen"]')).toBe("csv");
});

test("a TSV that has commas or semicolons instead of tabs is read as a CSV", () => {
  expect(detect("pairs.tsv", "text_a;text_b")).toBe("csv");
  expect(detect("pairs.tsv", "text_a, or so\ttext_b")).toBe("tsv");
});

test("a text that is no table has no format", () => {
  expect(detect("notes.txt", "Dear all, here are the pairs.")).toBeNull();
});

test("files of scores are known by their name", () => {
  expect(isScoresFileName("STS.gs.OnWN.txt")).toBe(true);
  expect(isScoresFileName("data/sts.gs.OnWN.txt")).toBe(true);
  expect(isScoresFileName("STS.input.gs.txt")).toBe(false);
});
