import { lockBatches } from "@/db/queries/batches";
import { lockWorkOn } from "@/db/queries/batch-work";
import { readDimensions } from "@/db/queries/dimensions";
import { insertGold, type NewGold } from "@/db/queries/gold";
import { withdrawPromoted } from "@/db/queries/item-places";
import { notePromoted } from "@/db/queries/items";
import { holdProject, noteNewLayout, type ProjectRow } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Promotion } from "@/server/domain/batch/contracts";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { knownProblems } from "@/server/services/gold/internal/planned-gold";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { tasks } from "@/task-types/tasks";
import { requireSame } from "./internal/preview-mark";
import { promotableItems } from "./internal/promotable-items";
import { requirePromotion } from "./internal/require-promotion";

/** Any item with a judgment; which ones the organizer chose by is settled by what they were shown. */
const anyRule = { agreement: 0, judgments: 1, tolerance: 0 };

/**
 * Makes gold of items that people agree on, all of them or none. What was judged stays as it is and counts as before;
 * from now on nobody is given them as work, nor as gold who judged them. Rows are held in the order in which submissions
 * take them, and no annotator's is.
 * @throws DomainError as `previewPromotion`; `batch_changed` where an item has other judgments than were shown, or is
 *   gold by now; `invalid_input` for an answer that cannot be given, `not_found` for a dimension that there is not
 */
export async function promoteItems(
  deps: Deps,
  scope: OrganizeScope,
  { items }: Promotion,
): Promise<{ promoted: number }> {
  const chosen = new Map(items.map((item) => [item.itemId, item]));
  const itemIds = [...chosen.keys()].sort();
  return deps.store.write(async (tx) => {
    const project = await holdProject(tx, scope.projectId);
    requirePromotion(project);
    await lockBatches(tx, project);
    await lockWorkOn(tx, itemIds);
    const now = await promotableItems(tx, project, itemIds, anyRule);
    const marks = new Map(now.map(({ itemId, mark }) => [itemId, mark]));
    for (const { itemId, mark } of chosen.values()) requireSame(mark, marks.get(itemId) ?? "");
    for (const itemId of itemIds) {
      await insertGold(tx, await goldOf(deps, tx, project, chosen.get(itemId)));
    }
    await withdrawPromoted(tx, itemIds);
    await notePromoted(tx, itemIds, deps.now());
    const names = now.map(({ externalId }) => externalId).sort();
    await recordEvent(deps, tx, scope, "items_promoted", { items: names.slice(0, 20), count: names.length });
    await noteNewLayout(tx, project.id);
    return { promoted: itemIds.length };
  });
}

async function goldOf(
  deps: Pick<Deps, "now">,
  tx: Tx,
  project: ProjectRow,
  item: Promotion["items"][number] | undefined,
): Promise<NewGold[]> {
  if (item === undefined) return [];
  const dimensions = new Map(
    (await readDimensions(tx, project.id)).map((each) => [each.id, each.dimensionId]),
  );
  const { usesScale, candidates } = tasks[project.taskType];
  const rows: NewGold[] = [];
  for (const { dimension, tolerance, order, ...known } of item.answers) {
    const dimensionId = dimensions.get(dimension);
    if (dimensionId === undefined || rows.some((row) => row.dimensionId === dimensionId)) {
      throw new DomainError("not_found", "The project has no dimension of this name.", { dimension });
    }
    const answer = {
      ...known,
      tolerance: usesScale ? tolerance : 0,
      order: candidates === undefined ? null : order,
    };
    const isMute = project.settings.feedback && known.explanation === "";
    refuseProblems({
      ...(await knownProblems(tx, project, item.itemId, answer)),
      // Whoever misses it reads the explanation.
      ...(isMute && { explanation: { reason: "missing", params: {} } }),
    });
    rows.push({
      ...answer,
      itemId: item.itemId,
      dimensionId,
      projectId: project.id,
      use: "work",
      enabled: true,
      updatedAt: deps.now(),
    });
  }
  return rows;
}
