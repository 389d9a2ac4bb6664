import type { Deps } from "@/server/deps";
import {
  goldPageSize,
  type GoldItem,
  type GoldPage,
  type GoldPageInput,
} from "@/server/domain/gold/contracts";
import { filterGold } from "@/server/domain/gold/filter-gold";
import { suspiciousFirst } from "@/server/domain/gold/suspicious-first";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { listGold } from "./internal/list-gold";

const countItems = (gold: readonly GoldItem[]) => new Set(gold.map(({ itemId }) => itemId)).size;

/** All of a project's known answers that fit, in the order of import. */
export async function listKnownAnswers(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  filter: Omit<GoldPageInput, "page">,
): Promise<GoldItem[]> {
  return filterGold(await listGold(deps, scope), filter);
}

/** One page of a project's known answers, those that may be wrong first. */
export async function showGold(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  { page, ...filter }: GoldPageInput,
): Promise<GoldPage> {
  const gold = await listGold(deps, scope);
  const found = suspiciousFirst(filterGold(gold, filter));
  return {
    items: found.slice((page - 1) * goldPageSize, page * goldPageSize),
    found: found.length,
    pageSize: goldPageSize,
    goldItems: countItems(gold),
    testItems: countItems(gold.filter(({ use }) => use === "test")),
  };
}
