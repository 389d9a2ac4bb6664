import { readDimensions } from "@/db/queries/dimensions";
import { itemsForLayout, textsOf } from "@/db/queries/items";
import { readProject, readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { layOutHits } from "@/server/domain/assignment/lay-out-hits";
import { leaseEnd } from "@/server/domain/assignment/lease-times";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { usesChecks, type ShownCheck } from "@/server/domain/attention-check/attention-check";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { shownHit } from "@/server/services/assignment/internal/shown-assignment";
import { translatedDimensions } from "@/server/domain/translation/translated";
import {
  checksRead,
  languageOf,
  type TextsRead,
} from "@/server/services/attention-check/internal/checks-read";
import { readTexts, translationInto } from "@/server/services/translation/internal/read-texts";
import { tasks } from "@/task-types/tasks";

/** What stands in a previewed HIT. */
interface PreviewItem {
  itemId: string;
  isGold: boolean;
  textA: string;
  textB: string;
  content: unknown;
}

/**
 * A HIT of this project as annotators get it, with one of its attention checks if people meet any; of a draft without
 * items, with the examples of its scale.
 * @param language one of the project's, whether annotators are offered it or not; absent, as its texts were written.
 * @throws DomainError `not_found` for a language into which nothing is translated.
 */
export async function previewHit(
  deps: Pick<Deps, "store" | "now">,
  scope: ProjectScope,
  language?: string,
): Promise<LeasedAssignment> {
  const db = deps.store.read;
  const project = await readProject(db, scope.projectId);
  const { settings, taskType } = project;
  const { hasContent, shuffledParts } = tasks[taskType];
  const laidOut = await firstHit(db, project);
  const planned =
    laidOut.length > 0 || hasContent ? laidOut : await examples(db, scope.projectId, settings.hitSize);
  const read = await readIn(db, scope.projectId, language);
  const attentionCheck = planned.length === 0 ? null : previewedCheck(project, read);
  const items = planned.slice(0, roomBeside(attentionCheck, project, planned.length));
  const lease = {
    assignmentId: "preview",
    hitId: "preview",
    kind: "work" as const,
    attemptId: null,
    attentionCheck,
    language: null,
    payMinor: 0,
    shown: items.map(({ itemId, isGold, content }, at) => ({
      key: `preview-${at}`,
      itemId,
      isGold,
      order: asWritten(shuffledParts(content)),
    })),
    expiresAt: leaseEnd(settings, deps.now()),
  };
  const asked = { projectId: project.id, taskType, settings };
  return {
    ...shownHit({ lease, items }, read.dimensions, asked),
    ...(read.language !== null && { language: read.language }),
    page: 1,
    pages: null,
    limit: null,
    returnsLeft: null,
  };
}

/** What is asked, in one of the project's languages. */
async function readIn(db: Db, projectId: string, language?: string): Promise<TextsRead> {
  const dimensions = await readDimensions(db, projectId);
  if (language === undefined) return { dimensions, language: null, translation: null };
  const translation = translationInto(await readTexts(db, projectId), language);
  return translation === null
    ? { dimensions, language, translation }
    : { dimensions: translatedDimensions(dimensions, translation.texts), language, translation };
}

const asWritten = (parts: number): number[] => Array.from({ length: parts }, (_, part) => part);

/** One of the project's attention checks, after the first item; null where people meet none. */
function previewedCheck({ taskType, settings }: ProjectRow, read: TextsRead): ShownCheck | null {
  if (!usesChecks(settings.attentionChecks)) return null;
  const [first] = checksRead({ taskType, settings }, read);
  if (first === undefined) return null;
  const { check, item } = first;
  const order = asWritten(tasks[taskType].shuffledParts(item.content));
  const { id: checkId, accepted } = check;
  return { key: "preview-check", checkId, at: 1, accepted, ...item, order, ...languageOf(read) };
}

/** How many items stand beside a check: on a page composed on request it takes the place of one, but not of the only one. */
function roomBeside(check: ShownCheck | null, { settings }: ProjectRow, planned: number): number {
  return check === null || settings.composition === "fixed" ? planned : Math.max(1, planned - 1);
}

/** The first HIT that a launch would lay out, with as much of its gold as there is yet. */
async function firstHit(db: Db, { id, seed, settings }: ProjectRow): Promise<PreviewItem[]> {
  const { hitSize } = settings;
  const rows = await itemsForLayout(db, id);
  const ids = (isGold: boolean) => rows.filter((row) => row.isGold === isGold).map(({ id }) => id);
  const goldItemIds = ids(true);
  const goldPerHit = Math.min(settings.goldPerHit, goldItemIds.length);
  const [hit = []] = layOutHits({ workItemIds: ids(false), goldItemIds, hitSize, goldPerHit, seed });
  const texts = new Map(
    (
      await textsOf(
        db,
        hit.map(({ itemId }) => itemId),
      )
    ).map((item) => [item.id, item]),
  );
  return hit.flatMap(({ itemId, isGold }) => {
    const item = texts.get(itemId);
    return item === undefined ? [] : [{ ...item, itemId, isGold }];
  });
}

async function examples(db: Db, projectId: string, hitSize: number): Promise<PreviewItem[]> {
  const { points } = (await readScale(db, projectId)).scale;
  return points
    .filter(({ exampleA, exampleB }) => exampleA !== "" && exampleB !== "")
    .slice(0, hitSize)
    .map(({ exampleA, exampleB }, at) => ({
      itemId: `example ${at}`,
      isGold: false,
      textA: exampleA,
      textB: exampleB,
      content: null,
    }));
}
