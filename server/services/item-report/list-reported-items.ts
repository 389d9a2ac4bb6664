import { countedOfItems } from "@/db/queries/judgments";
import { goldAmong, itemReportsOf } from "@/db/queries/item-reports";
import { retiredItems } from "@/db/queries/item-retirements";
import type { Deps } from "@/server/deps";
import type { ReportedItemState, ReportedList } from "@/server/domain/item-report/list-contracts";
import { groupReports } from "@/server/domain/item-report/group-reports";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";

interface Listing {
  state: ReportedItemState;
  /** How many items stand before the first one that is listed. */
  skip: number;
  limit: number;
}

/** The items of a project that annotators reported, most people first, some of them. */
export async function listReportedItems(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
  { state, skip, limit }: Listing,
): Promise<ReportedList> {
  const db = deps.store.read;
  const retired = new Map((await retiredItems(db, projectId)).map((one) => [one.itemId, one]));
  const all = groupReports(await itemReportsOf(db, projectId)).map(({ isWaiting, ...group }) => ({
    group,
    state: retired.has(group.itemId) ? "retired" : isWaiting ? "waiting" : "dismissed",
  }));
  const found = all.filter((one) => one.state === state).map(({ group }) => group);
  const shown = found.slice(skip, skip + limit);
  const itemIds = shown.map(({ itemId }) => itemId);
  const gold = await goldAmong(db, itemIds);
  const judged = await countedOfItems(db, itemIds);
  const countOf = (which: string) => all.filter((one) => one.state === which).length;
  return {
    groups: shown.map((group) => {
      const end = retired.get(group.itemId);
      return {
        ...group,
        isGold: gold.has(group.itemId),
        judgments: end === undefined ? (judged.get(group.itemId) ?? 0) : 0,
        retired:
          end === undefined
            ? null
            : { reason: end.reason, byRule: end.reportCount !== null, at: isoInstant(end.retiredAt) },
      };
    }),
    total: found.length,
    counts: { waiting: countOf("waiting"), dismissed: countOf("dismissed"), retired: countOf("retired") },
  };
}
