import { unitsOf, workOfBatches, workOfHits } from "@/db/queries/batch-work";
import type { BatchRow } from "@/db/queries/batches";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { BatchChange } from "@/server/domain/batch/contracts";
import { drawShare } from "@/server/domain/batch/draw-share";
import { changesOf } from "@/server/domain/batch/may-change";
import { pagesFor } from "@/server/domain/batch/pages-for";
import { DomainError } from "@/server/domain/errors";
import { inChunks } from "@/server/domain/in-chunks";
import { judgmentsPerAnswer } from "@/server/services/progress/internal/judgments-per-answer";
import { batchLayout, type BatchLayout } from "./batch-layout";
import { previewMark } from "./preview-mark";
import { requireLaunched } from "./require-launched";

/** How much work a change asks for. */
export interface AskedWork {
  items: number;
  judgments: number;
  pages: number;
}

/** What a change will do. */
export interface PlannedChange {
  mark: string;
  asked: AskedWork;
  /** What is raised: items, or HITs where these are fixed. */
  units: string[];
  /** What is laid out; null but for a batch that is opened. */
  layout: BatchLayout | null;
}

interface Effects {
  items: number;
  answers: number;
  pages: number;
  units?: string[];
  layout?: BatchLayout;
}

/**
 * Works out what a change does to a batch as it is now.
 * @throws DomainError `project_closed`, `project_not_open`, `batch_changed` where the batch is not in a state for it,
 *   `conflict` as `batchLayout`
 */
export async function planChange(
  db: Db,
  project: ProjectRow,
  batch: BatchRow,
  change: BatchChange,
): Promise<PlannedChange> {
  requireLaunched(project);
  if (!changesOf(batch, project.state).includes(change.change)) {
    throw new DomainError("batch_changed", "This batch is in another state by now. Load the page again.", {
      hold: batch.hold,
    });
  }
  const { items, answers, pages, units = [], layout = null } = await effectsOf(db, project, batch, change);
  const { settings, layoutRevision } = project;
  const asks = change.change === "open" || change.change === "raise";
  const mark = previewMark([
    { id: batch.id, revision: batch.revision, change, layoutRevision },
    { pay: settings.payPerHitMinor, budget: settings.limits.budgetMinor, currency: settings.currency },
    // What stopping and asking again are about changes with each page; these are bound to the batch alone.
    ...(asks ? [{ items, answers, pages, units }] : []),
  ]);
  const judgments = answers * (await judgmentsPerAnswer(db, project.id));
  return { mark, asked: { items, judgments, pages }, units, layout };
}

async function effectsOf(
  db: Db,
  project: ProjectRow,
  batch: BatchRow,
  change: BatchChange,
): Promise<Effects> {
  if (change.change === "open") return effectsOfOpening(db, project, batch, change.overlap);
  if (change.change === "raise") return effectsOfRaise(db, project, batch, change);
  const work = (await workOfBatches(db, project)).get(batch.id);
  const items = work?.workItems ?? 0;
  if (work === undefined || change.change === "pause" || change.change === "resume") {
    return { items, answers: 0, pages: 0 };
  }
  const answers = Math.max(0, work.asked - work.counted);
  const pages =
    project.settings.composition === "fixed" ? work.lackingHits : pagesFor(project.settings, answers);
  return change.change === "stop" ? { items, answers: -answers, pages: -pages } : { items, answers, pages };
}

async function effectsOfOpening(
  db: Db,
  project: ProjectRow,
  batch: BatchRow,
  overlap: number | undefined,
): Promise<Effects> {
  const { settings } = project;
  const layout = await batchLayout(db, project, batch);
  const wanted = overlap ?? settings.overlap;
  const answers = layout.work.length * wanted;
  const pages = settings.composition === "fixed" ? layout.hits.length * wanted : pagesFor(settings, answers);
  return { items: layout.items, answers, pages, layout };
}

async function effectsOfRaise(
  db: Db,
  { settings }: ProjectRow,
  batch: BatchRow,
  { by, share, seed }: Extract<BatchChange, { change: "raise" }>,
): Promise<Effects> {
  const { composition } = settings;
  const units = drawShare(await unitsOf(db, batch, composition), share, seed);
  if (composition === "dynamic") {
    const answers = units.length * by;
    return { items: units.length, answers, pages: pagesFor(settings, answers), units };
  }
  let items = 0;
  for (const some of inChunks(units)) items += await workOfHits(db, some);
  return { items, answers: items * by, pages: units.length * by, units };
}
