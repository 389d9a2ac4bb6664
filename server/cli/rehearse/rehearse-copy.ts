import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { charactersOf, type Mix } from "@/server/domain/rehearsal/mix";
import type { RehearsalOrder, RehearsalReport, RehearsedPeople } from "@/server/domain/rehearsal/rehearsal";
import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import { rehearseCopy } from "@/server/services/rehearsal/rehearse-copy";
import { plainSecondsPerItem } from "@/server/services/rehearsal/pace";
import { printedTable } from "../table";

interface CopyRehearsal {
  annotators: number;
  mix: Mix;
  seed: number;
  noise?: number;
  answers?: string;
}

/** Rehearses a copy of a project, a draft or not, and throws the copy away. */
export async function rehearseThrowAway(
  deps: Deps,
  { projectId }: OrganizeScope,
  { annotators, mix, seed, noise, answers }: CopyRehearsal,
) {
  const folder = await mkdtemp(path.join(tmpdir(), "touchstone-rehearsal-"));
  const order: RehearsalOrder = {
    people: peopleIn(mix, annotators),
    noise: noise ?? null,
    secondsPerItem: plainSecondsPerItem,
    seed,
    tried: [],
    keep: false,
    recorded:
      answers === undefined
        ? null
        : { fileName: path.basename(answers), text: await readFile(answers, "utf8") },
  };
  try {
    const { settings } = await rehearseCopy(deps, {
      ...{ projectId, order, folder, hear: () => undefined },
      startsAt: deps.now(),
    });
    const [found] = settings;
    if (found === undefined) throw new Error("A rehearsal has a report.");
    return figuresOf(found.report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function peopleIn(mix: Mix, annotators: number): RehearsedPeople {
  const kinds = charactersOf(mix, annotators);
  const count = (kind: Character) => kinds.filter((one) => one === kind).length;
  return {
    careful: count("careful"),
    noisy: count("noisy"),
    random: count("random"),
    "one-answer": count("one-answer"),
  };
}

/** What the command prints: figures first, with what belongs to them. */
function figuresOf({ cost, hours, people, goldWidths, agreement, ...report }: RehearsalReport) {
  const { figure } = agreement;
  const { value, n } = figure;
  return {
    simulated: true,
    cost: cost.amount,
    currency: cost.currency,
    hours: hours.value,
    hoursInterval: hours.value === null ? null : { low: hours.low, high: hours.high },
    pages: report.pages,
    judgments: report.judgments,
    people: Object.fromEntries(people.map(({ character, ...fate }) => [character, fate])),
    carefulStopped: report.carefulStopped,
    carelessFinished: report.carelessFinished,
    gold: {
      meanWidth: goldWidths?.mean ?? null,
      medianWidth: goldWidths?.median ?? null,
      widthOf90: goldWidths?.p90 ?? null,
      values: goldWidths?.n ?? 0,
      pagesLeft: report.goldLeft,
    },
    alpha: {
      value,
      low: figure.value === null ? null : figure.low,
      high: figure.value === null ? null : figure.high,
      n,
      ...(figure.value === null && { reason: figure.reason }),
    },
    discarded: report.discarded,
  };
}
type CopyFigures = ReturnType<typeof figuresOf>;

const written = (value: number | null) => (value === null ? "–" : Number(value.toFixed(3)));

/** The same as tables to read. */
export function copyReport(figures: CopyFigures): string {
  const { hoursInterval, gold, alpha } = figures;
  const rows = [
    ["cost", `${figures.cost.toFixed(2)} ${figures.currency}`, ""],
    ["working hours", written(figures.hours), intervalText(hoursInterval)],
    ["judgments that count", `${figures.judgments.counted} of ${figures.judgments.needed}`, ""],
    ["careful people stopped", written(figures.carefulStopped.value), ofEstimate(figures.carefulStopped)],
    [
      "careless people who finished",
      written(figures.carelessFinished.value),
      ofEstimate(figures.carelessFinished),
    ],
    ["gold width, mean", written(gold.meanWidth), ""],
    ["gold width, median and at 90 %", `${written(gold.medianWidth)}, ${written(gold.widthOf90)}`, ""],
    ["alpha", written(alpha.value), intervalText(alpha)],
    ["gold left, pages, least of anyone", written(gold.pagesLeft), ""],
    ["judgments discarded", figures.discarded, ""],
  ];
  const people = Object.entries(figures.people).map(([kind, fate]) => [
    ...[kind, fate.n, fate.idle, fate.refused],
    ...[fate.stopped, fate.paused, fate.finished],
  ]);
  const header = ["people", "n", "no work", "refused", "stopped", "paused", "finished"];
  const title = "Simulated. A copy was rehearsed; the project did not change.";
  return `${title}\n${printedTable(["figure", "value", "95 % interval"], rows)}\n${printedTable(header, people)}`;
}

function ofEstimate(estimate: CopyFigures["carefulStopped"]): string {
  return estimate.value === null ? "" : `${intervalText(estimate)}, n = ${estimate.n}`;
}

function intervalText(interval: { low: number | null; high: number | null } | null): string {
  if (interval === null || interval.low === null || interval.high === null) return "";
  return `[${written(interval.low)}, ${written(interval.high)}]`;
}
