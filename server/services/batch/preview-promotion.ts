import { readDimensions } from "@/db/queries/dimensions";
import { judgedEnough } from "@/db/queries/promotable";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import {
  maxPromoted,
  type Promotable,
  type PromotionPreview,
  type PromotionRule,
} from "@/server/domain/batch/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { promotableItems } from "./internal/promotable-items";
import { requirePromotion } from "./internal/require-promotion";

const perSearch = 500;

/**
 * The items that people agree on, with what they agree on; changes nothing. Reads every judgment of the project's work.
 * @throws DomainError `conflict` where no known answers stand among the work, `project_closed`, `project_not_open`
 */
export async function previewPromotion(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  rule: PromotionRule,
): Promise<PromotionPreview> {
  const db = deps.store.aside;
  const project = await readProject(db, projectId);
  requirePromotion(project);
  const [dimension] = await readDimensions(db, projectId);
  let best: Promotable[] = [];
  let found = 0;
  for (let after = ""; dimension !== undefined;) {
    const { dimensionId } = dimension;
    const search = { dimensionId, after, judgments: rule.judgments, limit: perSearch };
    const itemIds = await judgedEnough(db, search);
    const items = await promotableItems(db, project, itemIds, rule);
    found += items.length;
    best = [...best, ...items].sort(byAgreement).slice(0, maxPromoted);
    if (itemIds.length < perSearch) break;
    after = itemIds.at(-1) ?? "";
  }
  return { items: best, found };
}

const byAgreement = (one: Promotable, other: Promotable) =>
  other.agreement - one.agreement || other.judgments - one.judgments || (one.itemId < other.itemId ? -1 : 1);
