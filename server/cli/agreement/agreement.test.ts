import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sharedData } from "@/server/stats/published/shared-data";
import { statisticsAt } from "@/server/domain/agreement/statistics";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addAgreement } from "./command";

const agreement = (words: string[], input?: string) =>
  runCliCommand(addAgreement, ["agreement", ...words], input);

async function reportOf(words: string[], input?: string) {
  const { code, out, errors } = await agreement([...words, "--json"], input);
  expect([code, errors]).toEqual([0, ""]);
  return JSON.parse(out) as Record<string, Record<string, unknown>>;
}

const long = (rows: string[]) => ["item,annotator,value", ...rows, ""].join("\n");

/** Krippendorff's textbook matrix, four observers of twelve units. */
const textbook = [
  "unit,A,B,C,D",
  ...["1,1,1,,1", "2,2,2,3,2", "3,3,3,3,3", "4,3,3,3,3", "5,2,2,2,2", "6,1,2,3,4", "7,4,4,4,4"],
  ...["8,1,1,2,1", "9,2,2,2,2", "10,,5,5,5", "11,,,1,1", "12,,3,,"],
  "",
].join("\n");

const wide = ["--wide", "--item", "unit"];

test.each([
  ["nominal", 0.743],
  ["ordinal", 0.815],
  ["interval", 0.849],
  ["ratio", 0.797],
])("alpha of the textbook matrix is the published one, %s %d", async (level, alpha) => {
  const file = folderOf({ "matrix.csv": textbook })("matrix.csv");
  const report = await reportOf([file, "--level", level, ...wide]);
  expect(report).toMatchObject({
    items: 12,
    annotators: 4,
    judgments: 41,
    alpha: { level, value: expect.closeTo(alpha, 3) as number, n: 11, method: "jackknife-by-item" },
  });
});

describe("the interval of alpha", () => {
  test("needs no samples; those that are asked for depend on the seed alone and stand beside it", async () => {
    const file = folderOf({ "matrix.csv": textbook })("matrix.csv");
    const alphaWith = async (...words: string[]) =>
      (await reportOf([file, "--level", "nominal", ...wide, ...words])).alpha;
    const once = await alphaWith("--bootstrap", "200", "--seed", "3");
    expect(await alphaWith("--bootstrap", "200", "--seed", "3")).toEqual(once);
    expect(await alphaWith("--bootstrap", "200", "--seed", "4")).not.toEqual(once);
    expect(once).toMatchObject({ bootstrap: { replicates: 200 } });
    const { bootstrap: _, ...rest } = once as { bootstrap: unknown };
    expect(await alphaWith()).toEqual(rest);
    expect(rest).toMatchObject({ low: expect.closeTo(0.2025, 4) as number, method: "jackknife-by-item" });
  });
});

describe("datasets and dimensions", () => {
  const rows = [
    "set,dim,item,annotator,value",
    ...["A,x,1,ann,1", "A,x,1,bob,1", "A,x,2,ann,4", "A,x,2,bob,4", "A,y,1,ann,2", "A,y,1,bob,3"],
    ...["B,x,1,ann,0", "B,x,1,bob,", "B,x,2,ann,3", "B,x,2,bob,5", ""],
  ].join("\n");

  test("each combination has all figures, and an item counts once over all", async () => {
    const file = folderOf({ "typed.csv": rows })("typed.csv");
    const report = await reportOf([file, "--level", "interval", "--dataset", "set", "--dimension", "dim"]);
    expect(report).toMatchObject({ items: 4, judgments: 9, notApplicable: 1 });
    expect(report.datasets).toMatchObject([
      { dataset: "A", dimension: "x", items: 2, judgments: 4, alpha: { value: 1 }, pairwise: { pairs: 1 } },
      { dataset: "A", dimension: "y", items: 1, judgments: 2, interTagger: { annotators: { length: 2 } } },
      { dataset: "B", dimension: "x", items: 2, judgments: 3, notApplicable: 1 },
    ]);
  });

  test("people get a line for each", async () => {
    const file = folderOf({ "typed.csv": rows })("typed.csv");
    const words = ["--level", "interval", "--dataset", "set", "--dimension", "dim"];
    const { out } = await agreement([file, ...words]);
    expect(out).toMatch(/^A · x +2 +2 +4 +1\.0000/m);
    expect(out).toMatch(/^B · x +2 +2 +3 +— /m);
  });

  test("a judgment on another dimension is a second one where no column tells them apart", async () => {
    const file = folderOf({ "typed.csv": rows })("typed.csv");
    const { code, errors } = await agreement([file, "--level", "interval", "--dataset", "set"]);
    expect([code, errors]).toEqual([1, expect.stringContaining("typed.csv:6:4: The annotator has judged")]);
  });
});

describe("what is not defined is null with its reason, and no figure", () => {
  const cases: [string, string[], string][] = [
    ["one annotator", ["p1,ann,1", "p2,ann,2"], "no_pairs"],
    ["one item", ["p1,ann,1", "p1,bob,1"], "no_variance"],
    ["all the same value", ["p1,ann,2", "p1,bob,2", "p2,ann,2", "p2,bob,2"], "no_variance"],
    ["N/A alone", ["p1,ann,", "p1,bob,"], "no_pairs"],
    ["values too close to each other", ["p1,ann,0", "p1,bob,1e-200"], "not_finite"],
  ];

  test.each(cases)("%s", async (_, rows, reason) => {
    const file = folderOf({ "ratings.csv": long(rows) })("ratings.csv");
    expect(await reportOf([file, "--level", "interval"])).toMatchObject({
      alpha: { value: null, reason, low: null, high: null },
      interTagger: { pearson: null, spearman: null, reasons: { pearson: "none_defined" } },
    });
    const { out } = await agreement([file, "--level", "interval"]);
    expect(out).toMatch(/^alpha \(interval\) +— /m);
    expect(out).not.toMatch(/NaN|Infinity|undefined|null/);
  });
});

test("two annotators of nominal values have Cohen's kappa too, on the items both judged", async () => {
  const rows = ["p1,ann,1", "p1,bob,1", "p2,ann,1", "p2,bob,2", "p3,ann,2", "p3,bob,2", "p4,ann,2"];
  const report = await reportOf(["-", "--level", "nominal"], long(rows));
  // Observed 2/3; expected 1/3 · 1/3 + 2/3 · 2/3 with shares 2/3, 1/3 and 1/3, 2/3: 4/9; κ = (2/3 − 4/9) / (5/9).
  expect(report.further).toMatchObject({ cohenKappa: { value: expect.closeTo(0.4, 12) as number, n: 3 } });
  expect(report.further).toHaveProperty("fleissKappa");
});

test("each statistic of the level is told once, by the same name as in a release", async () => {
  const rows = ["p1,ann,1", "p1,bob,2", "p2,ann,4", "p2,bob,4", "p3,ann,0", "p3,bob,1"];
  const { figures } = await reportOf(["-", "--level", "ordinal"], long(rows));
  expect(Object.keys(figures ?? {})).toEqual(statisticsAt("ordinal").map(([name]) => name));
  const { out } = await agreement(["-", "--level", "ordinal"], long(rows));
  for (const [name, { label }] of statisticsAt("ordinal")) {
    expect(
      out.split("\n").filter((line) => line.startsWith(`${label} `)),
      name,
    ).toHaveLength(1);
  }
});

describe("judgments that a table tells to leave out", () => {
  const released = [
    "item,annotator,value,gold,counted",
    ...["p1,ann,1,false,true", "p1,bob,1,false,true", "p2,ann,3,false,true", "p2,bob,4,false,true"],
    ...["p1,eve,5,false,false", "g1,ann,0,true,true", "g1,bob,5,true,true", "g1,eve,5,true,false", ""],
  ].join("\n");
  const kept = ["p1,ann,1", "p1,bob,1", "p2,ann,3", "p2,bob,4"];

  test("are in no figure, and a line says how many there are", async () => {
    const { code, out, errors } = await agreement(["-", "--level", "interval", "--json"], released);
    expect(errors).toBe("Left out: 2 judgments not counted, 2 of gold items; --all includes them.\n");
    const { leftOut, ...figures } = JSON.parse(out) as Record<string, unknown>;
    expect([code, leftOut]).toEqual([0, { uncounted: 2, gold: 2 }]);
    expect(figures).toEqual(await reportOf(["-", "--level", "interval"], long(kept)));
  });

  test("are in all figures with --all", async () => {
    expect(await reportOf(["-", "--level", "interval", "--all"], released)).toMatchObject({
      judgments: 8,
      annotators: 3,
    });
  });

  test("are none where a column called gold has known answers", async () => {
    const rows = ["item,annotator,value,gold", "p1,ann,1,1", "p1,bob,2,1", "p2,ann,4,0", "p2,bob,4,0", ""];
    expect(await reportOf(["-", "--level", "interval"], rows.join("\n"))).toMatchObject({ judgments: 4 });
  });
});

describe("what is at fault", () => {
  const at = async (text: string, ...words: string[]) =>
    agreement(["-", "--level", "interval", ...words], text);

  test.each([
    ["a ragged row", long(["p1,ann,1", "p2,ann"]), "standard input:3: This line has 2 columns, not 3."],
    ["a column that is not there", "item,who,value\np1,ann,1\n", "The columns are: item, who, value."],
    ["a text for a number", long(["p1,ann,much"]), "standard input:2:3: This is not a number."],
    ["an infinite number", long(["p1,ann,1e999"]), "standard input:2:3: This is infinite or too large."],
    ["thousands separators", long(['p1,ann,"1,234"']), "standard input:2:3: Write this number without sep"],
    ["a second judgment", long(["p1,ann,1", "p1,ann,2"]), "standard input:3:2: The annotator has judged"],
    ["an empty file", "", "contains no lines"],
  ])("%s is told by line and column, with exit code 1", async (_, text, sentence) => {
    const { code, out, errors } = await at(text);
    expect([code, out]).toEqual([1, ""]);
    expect(errors).toContain(sentence);
  });

  test("a second judgment may stand as the mean, the first or the last", async () => {
    const rows = long(["p1,ann,1", "p1,ann,2", "p1,bob,1", "p2,ann,4", "p2,bob,4"]);
    const alphaWith = async (rule: string) => {
      const { alpha } = await reportOf(["-", "--level", "interval", "--duplicates", rule], rows);
      return alpha?.value as number;
    };
    const mean = await alphaWith("mean");
    expect(await alphaWith("first")).toBe(1);
    expect(mean).toBeLessThan(1);
    expect(await alphaWith("last")).toBeLessThan(mean);
  });

  test.each([
    [["-"], "--level"],
    [["-", "--level", "fine"], "Allowed choices"],
    [["-", "--level", "ordinal", "--bootstrap", "1.5"], "whole number"],
    [["-", "--level", "ordinal", "--seed", "-1"], "from 0 to"],
    [["none.csv", "--level", "ordinal"], "There is no file"],
    [["-", "--level", "ordinal", "--speed"], "unknown option"],
  ])("the command line %j has exit code 2", async (words, sentence) => {
    const { code, errors } = await agreement(words);
    expect([code, errors]).toEqual([2, expect.stringContaining(sentence) as string]);
  });
});

describe("published data", () => {
  test("NorDiaChange, all lemmas through standard input", async (context) => {
    const folder = sharedData(context, "nordiachange-subset1/data");
    const tables = readdirSync(folder).map((lemma) =>
      readFileSync(`${folder}/${lemma}/judgments.tsv`, "utf8"),
    );
    const [head = ""] = (tables[0] ?? "").split("\n");
    const body = tables.map((text) => text.slice(head.length + 1).replace(/\n*$/, "\n"));
    const form = ["--delimiter", "tab", "--missing", "0", "--item", "identifier1,identifier2", "--unordered"];
    const words = ["-", "--level", "ordinal", "--bootstrap", "0", "--value", "judgment", ...form];
    const { alpha, items } = await reportOf(words, [head, "\n", ...body].join(""));
    // Of 8,111 pairs 600 were only called undecidable.
    expect([items, alpha?.value]).toEqual([7511, expect.closeTo(0.7610427459792881, 11)]);
  });

  test("WordSim-353, set 1, as the wide table it is", async (context) => {
    const file = sharedData(context, "wordsim353-set1/set1.csv");
    const columns = ["--wide", "--item", "Word 1,Word 2", "--skip", "Human (mean)"];
    const report = await reportOf([file, "--level", "interval", "--bootstrap", "0", ...columns]);
    expect(report.alpha?.value).toBeCloseTo(0.666, 3);
    expect(report.pairwise).toMatchObject({ spearman: expect.closeTo(0.677, 3) as number, pairs: 78 });
  });

  test("web relevance", async (context) => {
    const file = sharedData(context, "web-relevance/web_crowd.txt");
    const columns = ["--no-header", "--item", "1", "--annotator", "2", "--value", "3"];
    const report = await reportOf([file, "--level", "ordinal", "--bootstrap", "0", ...columns]);
    expect(report.alpha?.value).toBeCloseTo(0.383, 3);
  });
});
