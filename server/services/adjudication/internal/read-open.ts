import { readDimensions } from "@/db/queries/dimensions";
import { countUndecided, dividedAmong, undecidedAmong, type DividedSearch } from "@/db/queries/item-spreads";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { DividedItem } from "@/server/domain/adjudication/contracts";
import { leastSpread } from "@/server/domain/adjudication/least-spread";
import { inChunks } from "@/server/domain/in-chunks";
import type { readDecided } from "./read-decided";

type Decided = Awaited<ReturnType<typeof readDecided>>;
type Project = Pick<ProjectRow, "id" | "state" | "settings">;

/**
 * Which items of a project need a decision: those that have all their judgments, or any in a project that gets no
 * more. Null where its policy asks for none.
 */
export async function dividedSearch(db: Db, { id, state, settings }: Project): Promise<DividedSearch | null> {
  const { adjudication, overlap, composition } = settings;
  const least = leastSpread(adjudication);
  if (least === null) return null;
  const isClosed = state === "closed";
  return {
    ...least,
    projectId: id,
    dimensionIds: (await readDimensions(db, id)).map(({ dimensionId }) => dimensionId),
    leastJudgments: isClosed ? 0 : overlap,
    withExtra: !isClosed && composition === "dynamic",
  };
}

/** What somebody has decided without the item being settled, as far as it still needs a decision. */
export async function readPending(
  db: Db,
  search: DividedSearch,
  decided: Decided,
): Promise<(DividedItem & { known: NonNullable<ReturnType<Decided["get"]>> })[]> {
  const open = [...decided.values()].filter(({ state }) => state !== "settled");
  const itemIds = [...new Set(open.map(({ decisions }) => decisions[0].itemId))];
  const found: DividedItem[] = [];
  for (const some of inChunks(itemIds)) found.push(...(await dividedAmong(db, search, some)));
  return found.flatMap((item) => {
    const known = decided.get(adjudicationKey(item));
    return known === undefined || known.state === "settled" ? [] : [{ ...item, known }];
  });
}

/** How many decisions wait, each on one item and dimension, and on how many items. */
export async function countOpen(db: Db, project: Project, decided: Decided) {
  const search = await dividedSearch(db, project);
  if (search === null) return { decisions: 0, items: 0 };
  const undecided = await countUndecided(db, search);
  const pending = await readPending(db, search, decided);
  const itemIds = [...new Set(pending.map(({ itemId }) => itemId))];
  let known = 0;
  for (const some of inChunks(itemIds)) known += (await undecidedAmong(db, search, some)).length;
  return {
    decisions: undecided.decisions + pending.length,
    items: undecided.items + itemIds.length - known,
  };
}
