import { setImmediate } from "node:timers/promises";
import { readDimensions } from "@/db/queries/dimensions";
import { dividedItems, itemFurtherOn } from "@/db/queries/divided-items";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { DividedItem } from "@/server/domain/adjudication/contracts";
import { leastRange, needsAdjudication } from "@/server/domain/adjudication/needs-adjudication";

/** So many judgments are read at once: a few milliseconds, which is as long as annotators may wait behind them. */
const judgmentsAtOnce = 10_000;

/**
 * Every item of a project that needs a decision, a part of the items at a time and in no order that matters: those that
 * have all their judgments, or any in a project that gets no more. Others are served between the parts.
 */
export async function* findDivided(
  db: Db,
  { id, state, settings }: Pick<ProjectRow, "id" | "state" | "settings">,
): AsyncGenerator<DividedItem[]> {
  const { adjudication: policy, overlap, composition } = settings;
  const least = leastRange(policy);
  if (least === null) return;
  const isClosed = state === "closed";
  const search = {
    leastRange: least,
    leastJudgments: isClosed ? 0 : overlap,
    withExtra: !isClosed && composition === "dynamic",
  };
  for (const { dimensionId } of await readDimensions(db, id)) {
    for (let after: string | null = ""; after !== null;) {
      const until: string | null = await itemFurtherOn(db, {
        dimensionId,
        after,
        judgmentCount: judgmentsAtOnce,
      });
      const found = await dividedItems(db, { dimensionId, after, until, ...search });
      yield found.flatMap(({ itemId, values }) => {
        const need = needsAdjudication(values, policy);
        return need.needed ? [{ itemId, dimensionId, range: need.range, ciWidth: need.ciWidth }] : [];
      });
      after = until;
      await setImmediate();
    }
  }
}
