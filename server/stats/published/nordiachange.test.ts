import { readdirSync } from "node:fs";
import { expect, test, type TestContext } from "vitest";
import { krippendorffAlpha } from "../agreement/krippendorff-alpha";
import { readCells, sharedData, tableOfNamed, type NamedJudgment } from "./shared-data";

// NorDiaChange subset 1 with the agreement its authors publish beside it (stats_agreement.tsv, column kri_full):
// ordinal α over unordered pairs of uses, with 0 ("cannot decide") as missing.

function judgmentsOf(folder: string, lemma: string): NamedJudgment[] {
  const [, ...rows] = readCells(`${folder}/data/${lemma}/judgments.tsv`, "\t");
  return rows.map(([one = "", other = "", annotator = "", judgment]) => ({
    item: `${lemma}\t${[one, other].sort().join("\t")}`,
    annotator,
    value: judgment === "0" ? null : Number(judgment),
  }));
}

function published(folder: string): Map<string, number | null> {
  const [header = [], ...rows] = readCells(`${folder}/stats_agreement.tsv`, "\t");
  const column = header.indexOf("kri_full");
  return new Map(rows.map((row) => [row[0]!, row[column] === "nan" ? null : Number(row[column])]));
}

function lemmas(context: TestContext): { folder: string; names: string[] } {
  const folder = sharedData(context, "nordiachange-subset1");
  return { folder, names: readdirSync(`${folder}/data`) };
}

test("ordinal α over all lemmas is the published one", (context) => {
  const { folder, names } = lemmas(context);
  const { table } = tableOfNamed(names.flatMap((lemma) => judgmentsOf(folder, lemma)));
  expect(krippendorffAlpha(table, "ordinal").value).toBeCloseTo(0.7610427459792881, 13);
});

test("ordinal α of every lemma is the published one, or undefined where no figure is published", (context) => {
  const { folder, names } = lemmas(context);
  const figures = published(folder);
  expect(names).toHaveLength(40);
  for (const lemma of names) {
    const { value } = krippendorffAlpha(tableOfNamed(judgmentsOf(folder, lemma)).table, "ordinal");
    const figure = figures.get(lemma) ?? null;
    if (figure === null) expect(value, lemma).toBeNull();
    else expect(value, lemma).toBeCloseTo(figure, 12);
  }
});
