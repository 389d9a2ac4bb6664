import type { ProjectRow } from "@/db/queries/projects";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import { mostCounted } from "@/server/domain/adjudication/most-counted";
import { findDivided } from "./find-divided";
import { readDecided } from "./read-decided";

interface Counted {
  count: number;
  decided: number;
  policy: string;
  at: number;
}

/** The overview asks every few seconds and for each who looks; the search through a large project takes longer. */
const rememberedMs = 30_000;

const remembered = new WeakMap<Store, Map<string, Counted>>();

/**
 * How many items wait for a decision, as of at most half a minute ago unless something was decided or set since;
 * one more than `mostCounted` stands for any greater number.
 */
export async function countWaiting(
  { store, now }: Pick<Deps, "store" | "now">,
  project: Pick<ProjectRow, "id" | "state" | "settings">,
): Promise<number> {
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
  if (isFresh) return known.count;
  let count = 0;
  for await (const items of findDivided(store.read, project)) {
    count += items.filter((item) => decided.get(adjudicationKey(item))?.state !== "settled").length;
    if (count > mostCounted) break;
  }
  const counted = Math.min(count, mostCounted + 1);
  ofStore.set(project.id, { ...basis, count: counted, at: now() });
  return counted;
}
