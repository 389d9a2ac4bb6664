import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nestedFigures, rowsOn, type AgreementFigures } from "@/server/domain/agreement/report";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import type { PresetName } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import { letCrowdWork } from "@/testing/campaign/crowd";
import { makeCampaign } from "@/testing/campaign/make-campaign";
import { adjudicate, changeGold } from "@/testing/campaign/organizer-acts";
import { readEverything, type All } from "@/testing/campaign/read-all";
import { databasePerTest } from "@/testing/world/database-hooks";
import { addAggregate } from "../aggregate/command";
import { runCliCommand } from "../testing";
import type { PrintedAgreement } from "./agreement-report";
import { addAgreement } from "./command";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-release-figures-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const waits = { adjudication: { ...plainOutcome.adjudication, difference: 1 } };

const campaigns: [PresetName, Partial<ProjectSettings>][] = [
  ["sts-2012", waits],
  ["sts-2013-typed", { ...waits, overlap: 4, payPerHitMinor: 15 }],
  ["best-worst", {}],
];

const columns = ["--dataset", "dataset", "--dimension", "dimension", "--missing", "NA"];

async function run<T>(add: typeof addAgreement, words: string[]): Promise<{ found: T; errors: string }> {
  const { code, out, errors } = await runCliCommand(add, [...words, ...columns, "--json"]);
  expect({ code, errors: code === 0 ? "" : errors }).toEqual({ code: 0, errors: "" });
  return { found: JSON.parse(out) as T, errors };
}

/** The figures of a release's row, by the names that the report has for them. */
function figuresOfRow(row: All["report"]["rows"][number]): unknown {
  const { dataset: _d, dimension: _n, items: _i, annotators: _a, judgments: _j, ...rest } = row;
  const { alphaUnadjudicated: _u, ...figures } = rest;
  const { pairs: _p, ...pairwise } = figures.pairwise ?? { pairs: 0 };
  return { ...figures, ...(figures.pairwise && { pairwise }) };
}

/** What the figures rest on. */
const countsOf = ({
  items,
  annotators,
  judgments,
}: Record<"items" | "annotators" | "judgments", number>) => ({
  items,
  annotators,
  judgments,
});

/** The same of the report's own figures. */
function nested(figures: AgreementFigures): unknown {
  const { others, ...rest } = nestedFigures(figures);
  return JSON.parse(JSON.stringify({ ...rest, ...others }));
}

async function campaignOf(preset: PresetName, settings: Partial<ProjectSettings>): Promise<All> {
  const campaign = await makeCampaign(database, { preset, settings });
  await letCrowdWork(campaign);
  await changeGold(campaign);
  if (preset !== "best-worst") expect(await adjudicate(campaign)).toBe(2);
  return readEverything(campaign, folder);
}

test.each(campaigns)(
  "%s: agreement is the same on the screen, in the release, from its judgments and on the live page",
  async (preset, settings) => {
    const { agreement, report, place, progress, judgments } = await campaignOf(preset, settings);
    const screen = agreement.result.report ?? { level: report.level, rows: [] };
    const file = path.join(place, "judgments.csv");
    const words = ["agreement", file, "--level", report.level];
    const { found, errors } = await run<PrintedAgreement>(addAgreement, words);
    const uncounted = judgments.filter(({ counted }) => !counted).length;
    const gold = judgments.filter((judgment) => judgment.counted && judgment.gold).length;
    expect(found.leftOut).toEqual({ uncounted, gold });
    expect(uncounted).toBeGreaterThan(0);
    const told =
      gold > 0 ? `${uncounted} judgments not counted, ${gold} of gold items` : `${uncounted} judgments`;
    expect(errors).toContain(`Left out: ${told}`);
    const dimensions = found.dimensions ?? [];
    expect(dimensions.map(({ dimension }) => dimension)).toEqual(progress.dimensions);
    for (const printed of dimensions) {
      const [shown] = rowsOn(screen, printed.dimension ?? "");
      const released = report.rows.find(
        ({ dataset, dimension }) => dataset === null && dimension === printed.dimension,
      );
      if (shown === undefined || released === undefined) throw new Error("A dimension has a row.");
      expect(figuresOfRow(released)).toEqual(nested(shown.figures));
      expect(printed.figures).toEqual(shown.figures);
      expect(countsOf(printed)).toEqual(countsOf(shown));
      expect(countsOf(released)).toEqual(countsOf(shown));
    }
    for (const printed of found.datasets ?? []) {
      const released = report.rows.find(
        ({ dataset, dimension }) => dataset === printed.dataset && dimension === printed.dimension,
      );
      if (released === undefined) throw new Error("A dataset has a row.");
      expect(figuresOfRow(released)).toEqual(nested(printed.figures));
      expect(countsOf(released)).toEqual(countsOf(printed));
    }
    const [headline] = screen.rows;
    const { alpha, interTaggerPearson } = headline?.figures ?? {};
    expect(alpha).toMatchObject(progress.agreement.figure);
    if (interTaggerPearson) expect(interTaggerPearson).toMatchObject(progress.agreement.interTagger);
    const everything = await run<PrintedAgreement>(addAgreement, [...words, "--all"]);
    expect(everything.errors).toBe("");
    expect(everything.found.judgments).toBe(
      judgments.filter(({ value }) => typeof value === "number").length,
    );
  },
  300_000,
);

test.each(campaigns.slice(0, 2))(
  "%s: gold values are the same in the release and from its judgments, but for what was decided",
  async (preset, settings) => {
    const { place, manifest, judgments } = await campaignOf(preset, settings);
    const [{ points }] = manifest.dimensions as [(typeof manifest.dimensions)[number]];
    const values = points.map(({ value }) => value);
    const scale = ["--scale", `${Math.min(...values)},${Math.max(...values)}`];
    const file = path.join(place, "judgments.csv");
    const { found, errors } = await run<{ items: Record<string, unknown>[] }>(addAggregate, [
      "aggregate",
      file,
      ...scale,
    ]);
    expect(errors).toContain(
      `Left out: ${judgments.filter(({ counted }) => !counted).length} judgments not counted; --all`,
    );
    const lines = readFileSync(path.join(place, "gold.jsonl"), "utf8").trimEnd().split("\n");
    const released = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const keyOf = ({ dataset, dimension, item }: Record<string, unknown>) =>
      JSON.stringify([dataset, dimension, item]);
    const printed = new Map(found.items.map((item) => [keyOf(item), item]));
    const judged = released.filter((line) => printed.has(keyOf(line)));
    expect(judged).toHaveLength(found.items.length);
    let decided = 0;
    for (const line of judged) {
      const { value, n, sd, low, high } = printed.get(keyOf(line)) ?? {};
      const near = (number: unknown) => (typeof number === "number" ? expect.closeTo(number, 10) : number);
      expect({ n, sd }).toEqual({ n: line["n"], sd: near(line["sd"]) });
      if (line["adjudicated"] === true) decided += 1;
      else {
        const [own, from, to] = [line["value"], line["low"], line["high"]].map(near);
        expect({ value, low, high }).toEqual({ value: own, low: from, high: to });
      }
    }
    expect(decided).toBe(2);
  },
  300_000,
);
