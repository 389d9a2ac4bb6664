import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rankingComparisons } from "@/server/exports/ranking-comparisons";
import { sharedData } from "@/server/stats/published/shared-data";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addRankingScore } from "./command";

const score = (...words: string[]) => runCliCommand(addRankingScore, ["ranking-score", ...words]);

/** Numbers from −0.5 to 0.5 that any language can make of a text. */
function numberOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return (Math.imul(hash, 2_654_435_761) >>> 0) / 2 ** 32 - 0.5;
}

/** A vector of eight of them for each word. */
function vectorsFor(text: string): string {
  const words = new Set(text.split(/[\r\n,]+/).filter((cell) => cell !== "" && !/^[\d.]+$/.test(cell)));
  return [...words]
    .map((word) => [word, ...Array.from({ length: 8 }, (_, at) => numberOf(`${word} ${at}`))].join(" "))
    .join("\n");
}

const comparisons = [
  "singer",
  "musician,0.85,performer,0.15",
  "musician,0.50,vocalist,0.50",
  "distractors",
  "musician,1.00,chef,0.00",
  "",
  "bird",
  "randoms",
  "sparrow,1.00,chef,0.00",
  "",
].join("\n");
const vectors = ["5 2", "singer 1 0", "musician 0.9 0.1", "performer 0.5 0.5", "chef 0 1", ""].join("\n");

describe("ranking-score", () => {
  test("scores vectors, and counts what they do not know", async () => {
    const file = folderOf({ "gold.csv": comparisons, "vectors.txt": vectors });
    const { out, errors } = await score(file("gold.csv"), "--vectors", file("vectors.txt"), "--json");
    expect(errors).toBe("");
    expect(JSON.parse(out)).toMatchObject({
      ...{ all: 1, positive: 1, distractor: 1, random: null, comparisons: 4, unknown: 2, spearman: 1 },
      reasons: { random: "no_comparisons" },
    });
    const table = await score(file("gold.csv"), "--vectors", file("vectors.txt"));
    expect(table.out).toContain("4 comparisons, 2 of them with a word that has no vector.");
  });

  test("takes CRLF, a byte order mark, tabs and a wrong count; of a word that comes twice the first vector", async () => {
    const other = `\uFEFF99 7\r\n${vectors.split("\n").slice(1).join("\r\n")}musician -1 0\r\n`.replaceAll(
      " ",
      "\t",
    );
    const file = folderOf({ "gold.csv": comparisons.replaceAll("\n", "\r\n"), "vectors.txt": other });
    const { out } = await score(file("gold.csv"), "--vectors", file("vectors.txt"), "--json");
    expect(JSON.parse(out)).toMatchObject({ all: 1, comparisons: 4, unknown: 2 });
  });

  test("reads what a release writes, words with commas and quotes included", async () => {
    const kinds = ["positives", "distractors", "randoms"] as const;
    const released = [
      ...rankingComparisons([
        {
          target: "singer",
          comparisons: kinds.map((kind) => ({ kind, above: 'a "big", one', below: "chef", share: 0.9 })),
        },
      ]),
    ].join("");
    const file = folderOf({ "gold.csv": released, "vectors.txt": vectors });
    const { out, code } = await score(file("gold.csv"), "--vectors", file("vectors.txt"), "--json");
    expect([code, (JSON.parse(out) as { unknown: number }).unknown]).toEqual([0, 3]);
  });

  test("refuses vectors of unequal length and lines that are no comparison, with their place", async () => {
    const good = { "gold.csv": comparisons, "vectors.txt": vectors };
    const faultsOf = async (files: Record<string, string>) => {
      const file = folderOf({ ...good, ...files });
      const { error, code } = await score(file("gold.csv"), "--vectors", file("vectors.txt"));
      return { code, error };
    };
    expect(await faultsOf({ "vectors.txt": `${vectors}robin 1\n` })).toMatchObject({
      code: 1,
      error: {
        faults: [{ line: 6, sentence: expect.stringContaining("1 numbers, the first one 2") as string }],
      },
    });
    expect(await faultsOf({ "vectors.txt": vectors.replace("0.9", "0,9") })).toMatchObject({
      error: { faults: [{ line: 3, column: 2 }] },
    });
    expect(await faultsOf({ "vectors.txt": "" })).toMatchObject({ code: 1 });
    expect(await faultsOf({ "gold.csv": "singer\nmusician,0.85\n" })).toMatchObject({
      error: { faults: [{ line: 2 }] },
    });
    expect(await faultsOf({ "gold.csv": "singer\nmusician,0.85,performer,0.85\n" })).toMatchObject({
      error: { faults: [{ line: 2 }] },
    });
    expect(await faultsOf({ "gold.csv": "musician,0.85,performer,0.15\n" })).toMatchObject({
      error: { faults: [{ line: 1 }] },
    });
    expect(await faultsOf({ "gold.csv": "singer\n\nbird\n" })).toMatchObject({
      error: { faults: [{ sentence: expect.stringContaining("no comparison") as string }] },
    });
    expect(await faultsOf({ "vectors.txt": "400000 50\n" })).toMatchObject({
      error: { faults: [{ sentence: expect.stringContaining("no vector") as string }] },
    });
    expect(await score("-", "--vectors", "-")).toMatchObject({ code: 2 });
  });

  test("the published nouns of 2016 have the 1,063 comparisons of the paper", async (context) => {
    const file = `${sharedData(context, "ag-evaluation")}/basic/nn.txt`;
    const vectorsFile = `${sharedData(context, "glove50-4k")}/glove50_4k.txt`;
    const { out } = await score(file, "--vectors", vectorsFile, "--json");
    // The vectors are English and the words Hebrew.
    expect(JSON.parse(out)).toMatchObject({ all: null, comparisons: 1_063, unknown: 1_063 });
  });

  // With exact fractions and scipy.stats.spearmanr, in Python.
  test.for([
    ["basic/nn", { all: 0.490418386838, positive: 0.514360786446, spearman: -0.003428571429 }],
    ["basic/jj", { all: 0.429032258065, positive: null, distractor: 0.38064516129 }],
    ["rare/0-100", { all: 0.408536585366, random: 0.408536585366, distractor: null }],
  ] as const)("%s with vectors that anyone can make", async ([name, expected], context) => {
    const comparisonsFile = `${sharedData(context, "ag-evaluation")}/${name}.txt`;
    const file = folderOf({ "vectors.txt": vectorsFor(readFileSync(comparisonsFile, "utf8")) });
    const { out, error } = await score(comparisonsFile, "--vectors", file("vectors.txt"), "--json");
    expect(error).toBeUndefined();
    const close = Object.entries(expected).map(([figure, value]) => [
      figure,
      value === null ? null : (expect.closeTo(value, 10) as number),
    ]);
    expect(JSON.parse(out)).toMatchObject({ ...Object.fromEntries(close), unknown: 0 });
  });
});
