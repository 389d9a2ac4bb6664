import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { rowsOn } from "@/server/domain/agreement/report";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { type PresetName, presets } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import { letCrowdWork } from "@/testing/campaign/crowd";
import { makeCampaign, type Campaign } from "@/testing/campaign/make-campaign";
import { adjudicate, changeGold } from "@/testing/campaign/organizer-acts";
import { expectSame } from "@/testing/campaign/same";
import { readEverything, type All } from "@/testing/campaign/read-all";
import { showProgress } from "./show-progress";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-figures-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const waits = { adjudication: { ...plainOutcome.adjudication, difference: 1 } };

/** Fixed pages with gold; composed ones with a stop; several dimensions with extra judgments; named answers on two. */
const campaigns: [PresetName, Partial<ProjectSettings>][] = [
  ["sts-2012", waits],
  ["sts-2013-core", { ...waits, composition: "dynamic", hitSize: 4 }],
  [
    "sts-2013-typed",
    { ...waits, overlap: 4, extraJudgments: { ciWidth: 1, maximum: 5 }, payPerHitMinor: 15 },
  ],
  ["best-worst", {}],
];

const distinct = (values: readonly unknown[]) => new Set(values).size;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function checkItems({ project, progress, outlook, manifest, card, summary }: All): void {
  expectSame("items", {
    project: project.itemCount,
    overview: sum(progress.datasets.map(({ items }) => items)),
    outlook: outlook.items,
    manifest: manifest.counts.items,
    datasets: sum(manifest.datasets.map(({ items }) => items)),
    card: card.items,
    release: summary?.items,
  });
}

function checkPeople({
  progress,
  people,
  manifest,
  card,
  summary,
  judgments,
  agreement,
  outlook,
}: All): void {
  expectSame("joined", {
    overview: progress.annotators.total,
    tab: people.length,
    manifest: manifest.people.joined,
    card: card.joined,
  });
  const stoppedIn = (states: unknown, name: string) => (states as Record<string, number>)[name] ?? 0;
  expectSame("stopped", {
    overview: progress.annotators.stopped,
    tab: people.filter(({ state }) => state === "stopped").length,
    manifest: manifest.people.states.find(({ state }) => state === "stopped")?.annotators ?? 0,
    card: stoppedIn(card.states, "are stopped"),
  });
  expectSame("excluded", {
    tab: people.filter(({ isExcluded }) => isExcluded).length,
    outlook: outlook.excluded,
    manifest: manifest.counts.excluded,
    card: card.excluded,
    release: summary?.excluded,
  });
  expectSame("judged", {
    files: distinct(judgments.map(({ annotator }) => annotator)),
    manifest: manifest.counts.annotators,
    card: card.judged,
    release: summary?.annotators,
  });
  const counted = judgments.filter((judgment) => judgment.counted);
  expectSame("judged with judgments that count", {
    files: distinct(counted.map(({ annotator }) => annotator)),
    manifest: manifest.counts.countedAnnotators,
    card: card.counted,
  });
  expectSame("who agreement is about", {
    files: distinct(counted.filter(({ gold }) => !gold).map(({ annotator }) => annotator)),
    agreement: agreement.snapshot.annotators,
  });
}

function checkJudgments({
  progress,
  manifest,
  card,
  summary,
  judgments,
  agreement,
  listedProject,
}: All): void {
  const counted = judgments.filter((judgment) => judgment.counted);
  const work = counted.filter(({ gold }) => !gold);
  expectSame("judgments", {
    files: judgments.length,
    manifest: manifest.counts.judgments,
    card: card.judgments,
    release: summary?.judgments,
  });
  expectSame("counted judgments", {
    files: counted.length,
    manifest: manifest.counts.countedJudgments,
    card: card.countedJudgments,
    release: summary?.countedJudgments,
  });
  expectSame("judgments that are done", {
    overview: progress.judgments.done,
    files: (progress.gold === "excluded" ? work : counted).length,
    projects: listedProject?.judgments.done,
    datasets: sum(progress.datasets.map(({ judgments: { done } }) => done)),
  });
  expectSame("judgments that are needed", {
    overview: progress.judgments.needed,
    projects: listedProject?.judgments.needed,
    datasets: sum(progress.datasets.map(({ judgments: { needed } }) => needed)),
  });
  expectSame("judgments that agreement is about", {
    files: work.length,
    result: agreement.result.judgments,
    snapshot: agreement.snapshot.judgments,
    course: progress.agreement.points.at(-1)?.judgments,
  });
  const plot = sum(progress.answers.map(({ count }) => count));
  if (plot > 0) expectSame("answers in the plot", { plot, files: counted.length });
}

const rounded = (value: number) => Number(value.toFixed(9));
const figure = (
  found: { value: number | null; n?: number; low?: number; high?: number } | null | undefined,
) => (!found || found.value === null ? null : [found.value, found.n, found.low, found.high]);

function checkAlpha({
  progress,
  manifest,
  card,
  summary,
  report,
  agreement,
  judgments,
  listedProject,
}: All): void {
  const names = manifest.dimensions.map(({ name }) => name);
  const [first = ""] = names;
  const headline = names.length === 1 ? null : first;
  expectSame("dimension of the headline", {
    manifest: headline,
    overview: progress.agreement.dimension,
    projects: listedProject?.agreement.dimension,
    release: summary?.alphaDimension,
    card: (card.alphaBasis as { dimension: string | null }).dimension,
  });
  expectSame("dimensions", {
    manifest: names,
    overview: progress.dimensions,
    agreement: agreement.result.dimensions.map(({ name }) => name),
    report: report.rows.flatMap(({ dataset, dimension }) => (dataset === null ? [dimension] : [])),
  });
  const written = agreement.result.report ?? { level: "nominal", rows: [] };
  const [whole] = rowsOn(written, first);
  const row = report.rows.find(({ dataset, dimension }) => dataset === null && dimension === first);
  const told = card.alpha as { value: number; n: number };
  const live = progress.agreement.figure;
  const alpha = figure(whole?.figures.alpha);
  expect(alpha).not.toBeNull();
  expectSame("alpha", {
    agreement: alpha,
    overview: figure(live),
    projects: figure(listedProject?.agreement.figure),
    report: figure(row?.alpha),
    release: figure(summary?.alpha),
  });
  expectSame("alpha in the card", {
    agreement: { value: alpha?.[0]?.toFixed(3), n: alpha?.[1] },
    card: { value: told.value.toFixed(3), n: told.n },
  });
  const valued = judgments.filter(
    ({ counted, gold, dimension, value }) =>
      counted && !gold && dimension === first && typeof value === "number",
  );
  const perItem = new Map<string, number>();
  for (const { dataset, item } of valued)
    perItem.set(`${dataset} ${item}`, (perItem.get(`${dataset} ${item}`) ?? 0) + 1);
  expect(alpha?.[1]).toBe([...perItem.values()].filter((count) => count > 1).length);
  expectSame("what alpha rests on", {
    files: [valued.length, perItem.size, distinct(valued.map(({ annotator }) => annotator))],
    report: [row?.judgments, row?.items, row?.annotators],
    card: (({ judgments: n, items, annotators }) => [n, items, annotators])(
      card.alphaBasis as Record<string, number>,
    ),
  });
  for (const name of names) {
    const [all] = rowsOn(written, name);
    const of = report.rows.find(({ dataset, dimension }) => dataset === null && dimension === name);
    expectSame(`agreement on ${name}`, {
      agreement: [
        figure(all?.figures.alpha),
        figure(all?.unadjudicated),
        all?.judgments,
        all?.annotators,
        figure(all?.figures.interTaggerPearson),
      ],
      report: [
        figure(of?.alpha),
        figure(of?.alphaUnadjudicated),
        of?.judgments,
        of?.annotators,
        figure(of?.interTagger?.pearson),
      ],
    });
  }
}

function checkDecisions({ progress, outlook, manifest, card, summary, queue }: All): void {
  expectSame("values that were adjudicated", {
    desk: queue.decided,
    outlook: outlook.adjudicated,
    manifest: manifest.counts.adjudicated,
    release: summary?.adjudicated,
    card: card.adjudicated ?? 0,
  });
  expectSame("values that wait", {
    desk: queue.waiting,
    overview: progress.toAdjudicate.decisions,
    outlook: outlook.toAdjudicate,
  });
  expect(progress.toAdjudicate.items).toBeLessThanOrEqual(manifest.counts.items);
  expect(progress.toAdjudicate.items).toBeLessThanOrEqual(progress.toAdjudicate.decisions);
}

function checkPay({ progress, people, manifest, card, project }: All): void {
  const earned = rounded(sum(people.map(({ due }) => due?.amount ?? 0)));
  expectSame("earned", {
    tab: earned,
    overview: progress.due?.amount ?? 0,
    manifest: manifest.pay.dueMinor / 100,
    card: card.due ?? 0,
  });
  const perHit = (project.settings.payPerHitMinor ?? 0) / 100;
  expectSame("pay in all", {
    overview: progress.payTotal?.amount ?? 0,
    hits: rounded(perHit * progress.hits.needed),
  });
  expect(sum(people.map(({ hits }) => hits))).toBeGreaterThanOrEqual(progress.hits.done);
}

function checkGold({ gold, project }: All, planned: Campaign["planned"]) {
  expectSame("gold items", {
    project: project.goldCount,
    tab: distinct(gold.flatMap(({ itemId, use }) => (use === "work" ? [itemId] : []))),
    launch: planned.goldItems,
  });
}

test.each(campaigns)(
  "%s: every figure is the same wherever it is told",
  async (preset, settings) => {
    const campaign = await makeCampaign(database, { preset, settings });
    const { deps, scope, planned } = campaign;
    const launched = await showProgress(deps, scope);
    expectSame("what the launch comes to", {
      planned: [planned.judgments, planned.submissions, planned.payTotal],
      launched: [launched.judgments.needed, launched.hits.needed, launched.payTotal],
    });
    expect(planned.judgments).toBe(planned.items * planned.overlap * presets[preset].dimensions.length);
    await letCrowdWork(campaign);
    await changeGold(campaign);
    if (preset !== "best-worst") expect(await adjudicate(campaign)).toBe(2);
    const all = await readEverything(campaign, folder);
    for (const check of [checkItems, checkPeople, checkJudgments, checkAlpha, checkDecisions, checkPay])
      check(all);
    checkGold(all, planned);
  },
  300_000,
);
