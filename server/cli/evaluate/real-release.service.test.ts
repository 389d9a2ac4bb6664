import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rowsOn } from "@/server/domain/agreement/report";
import type { PresetName } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import { letCrowdWork } from "@/testing/campaign/crowd";
import { makeCampaign } from "@/testing/campaign/make-campaign";
import { readEverything } from "@/testing/campaign/read-all";
import { databasePerTest } from "@/testing/world/database-hooks";
import { runCliCommand } from "../testing";
import { addEvaluate } from "./command";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-evaluate-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

interface GoldLine {
  dataset: string;
  dimension: string;
  value: number | null;
  sd: number | null;
}

interface Report {
  datasets: {
    name: string;
    n: number;
    pearson: number;
    withinSd?: number | null;
    wasserstein?: number | null;
  }[];
  withinSd?: number | null;
  human: { pearson: number; spearman: number };
}

const campaigns: [PresetName, Partial<ProjectSettings>][] = [
  ["sts-2012", {}],
  ["sts-2013-typed", { overlap: 4 }],
];

test.each(campaigns)(
  "%s: a release's own values are a perfect run, and the people are those of its agreement",
  async (preset, settings) => {
    const campaign = await makeCampaign(database, { preset, settings });
    await letCrowdWork(campaign);
    const { place, agreement, manifest } = await readEverything(campaign, folder);
    const dimension = manifest.dimensions[0]?.name ?? "";
    const gold = readFileSync(path.join(place, "gold.jsonl"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as GoldLine)
      .filter((line) => line.dimension === dimension);
    const names = [...new Set(gold.map(({ dataset }) => dataset))];
    const runs = names.map((name) => {
      const file = path.join(folder, `${name}.txt`);
      const lines = gold.filter(({ dataset }) => dataset === name).map(({ value }) => `${value ?? 0}\n`);
      writeFileSync(file, lines.join(""));
      return file;
    });
    const { code, out } = await runCliCommand(addEvaluate, [
      ...["evaluate", "--gold", path.join(place, "gold.csv"), "--run", ...runs, "--dimension", dimension],
      ...["--judgments", path.join(place, "judgments.csv"), "--json"],
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Report;
    expect(report.datasets.map(({ name }) => name)).toEqual(names);
    expect(report.withinSd).toBe(1);
    for (const { name, n, pearson, wasserstein } of report.datasets) {
      expect(n).toBe(gold.filter(({ dataset, value }) => dataset === name && value !== null).length);
      expect(pearson).toBeCloseTo(1, 9);
      // People differ, so that one value is never their distribution.
      expect(wasserstein).toBeGreaterThan(0);
    }
    const screen = agreement.result.report ?? { level: "interval" as const, rows: [] };
    const [row] = rowsOn(screen, dimension);
    expect(report.human.pearson).toBeCloseTo(row?.figures.interTaggerPearson?.value ?? NaN, 12);
  },
  300_000,
);
