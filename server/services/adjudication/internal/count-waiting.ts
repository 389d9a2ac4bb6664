import type { ProjectRow } from "@/db/queries/projects";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import { maxCounted } from "@/server/domain/adjudication/most-counted";
import { findDivided } from "./find-divided";
import { readDecided } from "./read-decided";

interface Waiting {
  decisions: number;
  items: number;
}

interface Counted {
  waiting: Waiting;
  decided: number;
  policy: string;
  at: number;
}

/** The overview asks every few seconds and for each who looks; the search through a large project takes longer. */
const rememberedMs = 30_000;

const remembered = new WeakMap<Store, Map<string, Counted>>();

/**
 * How many decisions wait, each on one item and dimension, and on how many items, as of at most half a minute ago unless something was decided or set since;
 * one more than `mostCounted` stands for any greater number.
 */
export async function countWaiting(
  { store, now }: Pick<Deps, "store" | "now">,
  project: Pick<ProjectRow, "id" | "state" | "settings">,
): Promise<Waiting> {
  const ofStore = remembered.get(store) ?? new Map<string, Counted>();
  remembered.set(store, ofStore);
  const decided = await readDecided(store.read, project);
  const known = ofStore.get(project.id);
  const basis = {
    decided: [...decided.values()].filter(({ state }) => state === "settled").length,
    policy: JSON.stringify([project.state, project.settings.adjudication]),
  };
  const isFresh =
    known?.decided === basis.decided && known.policy === basis.policy && now() - known.at < rememberedMs;
  if (isFresh) return known.waiting;
  let count = 0;
  const itemIds = new Set<string>();
  for await (const divided of findDivided(store.read, project)) {
    const open = divided.filter((item) => decided.get(adjudicationKey(item))?.state !== "settled");
    for (const { itemId } of open) itemIds.add(itemId);
    count += open.length;
    if (count > maxCounted) break;
  }
  const waiting = { decisions: Math.min(count, maxCounted + 1), items: itemIds.size };
  ofStore.set(project.id, { ...basis, waiting, at: now() });
  return waiting;
}
