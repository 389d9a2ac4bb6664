import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { pyramidOf } from "@/server/domain/pyramid/testing";
import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";
import { sharedData } from "@/server/stats/published/shared-data";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addPyramid } from "./command";

const run = (...words: string[]) => runCliCommand(addPyramid, ["pyramid", ...words]);

const bridges = [
  ["the town opened a new bridge", "a footbridge in town was opened"],
  ["the town opened a new school", "children went to a new school"],
  ["the town opened a new museum", "art moved to a new museum"],
  ["the town closed a new pool", "the pool is closed"],
];
const files = {
  "a.pyr": [...pyramidFile(pyramidOf(bridges))].join(""),
  "b.pyr": [...pyramidFile(pyramidOf([bridges.slice(0, 2).flat(), bridges.slice(2).flat()]))].join(""),
  "other.pyr": [...pyramidFile(pyramidOf([["quite another summary of nothing"]]))].join(""),
  "broken.pyr": "<pyramid><text></pyramid>",
  file: "",
};

const names = ["binary.tsv", "questions.tsv"];
const testsIn = (folder: string) => names.map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("writes both tests and says what is in them", async () => {
  const file = folderOf(files);
  const { code, out, errors } = await run(file("a.pyr"), "--out", file("new/tests"), "--json");
  expect([code, errors]).toEqual([0, ""]);
  expect(JSON.parse(out)).toEqual({
    ...{ positive: 4, negative: 6, questions: 8 },
    rejected: { minimumWords: 0, sharedWords: 18, noPronouns: 0, contentWordDiffers: 0 },
    ...{ repeated: 0, contradicted: 0, withoutQuestion: 0 },
    pyramids: [{ name: file("a.pyr"), units: 4, contributors: 8 }],
  });
  const [binary = "", questions = ""] = testsIn(file("new/tests"));
  expect(binary.split("\n")[0]).toBe("text_a\ttext_b\tsame");
  expect(binary.trimEnd().split("\n")).toHaveLength(1 + 10);
  expect(questions.split("\n")[0]).toBe(
    "question\tanswer\tcandidate_1\tcandidate_2\tcandidate_3\tcandidate_4",
  );
  expect(questions.trimEnd().split("\n")).toHaveLength(1 + 8);
});

test("the same seed writes the same bytes, another seed others", async () => {
  const file = folderOf(files);
  await run(file("a.pyr"), "--out", file("one"), "--seed", "7");
  await run(file("a.pyr"), "--out", file("two"), "--seed", "7");
  await run(file("a.pyr"), "--out", file("three"), "--seed", "8");
  expect(testsIn(file("one"))).toEqual(testsIn(file("two")));
  expect(testsIn(file("one"))).not.toEqual(testsIn(file("three")));
});

test("tells people the counts and where the tests are", async () => {
  const file = folderOf(files);
  const { out } = await run(file("a.pyr"), "--out", file("tests"), "--balance");
  expect(out).toMatch(/^pairs of one unit +4$/m);
  expect(out).toMatch(/^pairs of two units +4$/m);
  expect(out).toContain(`The tests are in ${file("tests")}`);
});

test("replaces tests only when told, and leaves other files of the folder alone", async () => {
  const file = folderOf(files);
  expect(await run(file("a.pyr"), "--out", file("."))).toMatchObject({ code: 0 });
  const before = testsIn(file("."));
  const again = ["--out", file("."), "--seed", "2"];
  const refused = await run(file("a.pyr"), ...again);
  expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining("add --overwrite") as string });
  expect(testsIn(file("."))).toEqual(before);
  expect(await run(file("a.pyr"), ...again, "--overwrite")).toMatchObject({ code: 0 });
  expect(testsIn(file("."))).not.toEqual(before);
  expect(readdirSync(file(".")).sort()).toEqual([...Object.keys(files), ...names].sort());
});

test("a faulty file leaves nothing behind, whichever it is", async () => {
  const file = folderOf(files);
  const { code, out, errors } = await run(file("a.pyr"), file("broken.pyr"), "--out", file("tests"));
  expect([code, out]).toEqual([1, ""]);
  expect(errors).toContain(`${file("broken.pyr")}:1:25: The XML is broken here: unexpected close tag`);
  expect(existsSync(file("tests"))).toBe(false);
  expect(readdirSync(file("."))).toHaveLength(Object.keys(files).length);
});

test("refuses a command line that names no folder, no file or too much", async () => {
  const file = folderOf(files);
  expect(await run(file("a.pyr"))).toMatchObject({ code: 2 });
  expect(await run("--out", file("tests"))).toMatchObject({ code: 2 });
  expect(await run(file("none.pyr"), "--out", file("tests"))).toMatchObject({ code: 2 });
  expect(await run("-", "-", "--out", file("tests"))).toMatchObject({ code: 2 });
  expect(await run(file("a.pyr"), "--out", file("file"))).toMatchObject({ code: 2 });
  expect(await run(file("a.pyr"), "--compare")).toMatchObject({ code: 2 });
  expect(await run(file("a.pyr"), file("b.pyr"), "--compare", "--seed", "1")).toMatchObject({ code: 2 });
  expect(statSync(file("file")).size).toBe(0);
});

test("reads a pyramid from standard input", async () => {
  const file = folderOf(files);
  const words = ["pyramid", "-", "--out", file("tests")];
  expect(await runCliCommand(addPyramid, words, files["a.pyr"])).toMatchObject({ code: 0 });
});

test("compares two pyramids of the same summaries, and no others", async () => {
  const file = folderOf(files);
  const { out } = await run(file("a.pyr"), file("a.pyr"), "--compare", "--json");
  expect(JSON.parse(out)).toMatchObject({
    words: 46,
    leftOut: [0, 0],
    alpha: { masi: 1, jaccard: 1 },
    pairF: 1,
  });
  expect((await run(file("a.pyr"), file("b.pyr"), "--compare")).out).toMatch(
    /^alpha, distance of MASI +0\.\d{4}$/m,
  );
  expect(await run(file("a.pyr"), file("other.pyr"), "--compare")).toMatchObject({
    code: 1,
    errors: expect.stringContaining("Compare two pyramids of the same summaries.") as string,
  });
});

test("real pyramids of two annotators", async (context) => {
  const folder = sharedData(context, "pyramid-wim");
  const paths = ["12_10_09_MATTER.pyr", "Becky_MATTER.pyr"].map((name) => `${folder}/${name}`);
  const file = folderOf({});
  const { out } = await run(...paths, "--out", file("tests"), "--json");
  expect(JSON.parse(out)).toMatchObject({ positive: 76, negative: 418, questions: 136, repeated: 104 });
});
