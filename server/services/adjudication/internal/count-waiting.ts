import type { ProjectRow } from "@/db/queries/projects";
import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import { maxCounted } from "@/server/domain/adjudication/most-counted";
import { readDecided } from "./read-decided";
import { countOpen } from "./read-open";

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

/** The overview asks every few seconds and for each who looks; counting in a large project takes longer. */
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
  const { decisions, items } = await countOpen(store.read, project, decided);
  const waiting = { decisions: Math.min(decisions, maxCounted + 1), items };
  ofStore.set(project.id, { ...basis, waiting, at: now() });
  return waiting;
}
