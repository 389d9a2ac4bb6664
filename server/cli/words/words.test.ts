import { expect, test } from "vitest";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addWords } from "./command";

const words = (...more: string[]) => runCliCommand(addWords, ["words", ...more]);

const list = `word\tpos\tcount\n${Array.from({ length: 40 }, (_, at) => `w${at}\t${at % 2 === 0 ? "noun" : "verb"}\t${at + 1}\n`).join("")}`;

test("words are drawn evenly over their frequency with all their columns, the same with one seed", async () => {
  const file = folderOf({ "lemmas.tsv": list });
  const asked = [file("lemmas.tsv"), "--frequency", "count", "--per-kind", "8", "--groups", "4"];
  const { code, out, errors } = await words(
    ...asked,
    "--share-column",
    "pos",
    "--shares",
    "noun:0.5,verb:0.5",
  );
  expect(code).toBe(0);
  const [head, ...rows] = out
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  expect(head).toEqual(["word", "pos", "count", "group"]);
  expect(rows).toHaveLength(8);
  for (const group of ["1", "2", "3", "4"]) {
    const of = rows.filter((row) => row[3] === group);
    expect(of.map((row) => row[1]).sort()).toEqual(["noun", "verb"]);
    expect(of.every((row) => Math.ceil(Number(row[2]) / 10) === Number(group))).toBe(true);
  }
  expect(errors).toMatch(/noun +4 +4/);
  expect((await words(...asked, "--share-column", "pos", "--shares", "noun:0.5,verb:0.5")).out).toBe(out);
});

test("a frequency that is no number, a missing column and options that do not go together are refused", async () => {
  const file = folderOf({ "bad.csv": "word,count\na,often\nb,2\n", "lemmas.tsv": list });
  const asked = ["--per-kind", "1"];
  expect(await words(file("bad.csv"), "--frequency", "count", ...asked)).toMatchObject({
    code: 1,
    error: { faults: [{ line: 2, column: 2 }] },
  });
  expect((await words(file("lemmas.tsv"), "--frequency", "n", ...asked)).code).toBe(1);
  expect(
    (await words(file("lemmas.tsv"), "--frequency", "count", ...asked, "--share-column", "pos")).code,
  ).toBe(2);
});
