import type { Store } from "@/db/store";
import { writeHistory } from "@/testing/world/history";
import { makeProject, type World } from "@/testing/world/world";

export interface LargeProjectOptions {
  composition: "fixed" | "dynamic";
  /** Items, gold included. */
  items: number;
  /** Judgments each annotator has behind them. */
  behind: number;
  annotators: number;
}

export type LargeProject = Pick<World, "deps" | "annotators">;

const hitSize = 5;
/** So much gold that nobody meets all of it. */
const goldShare = 0.06;
const goldLeft = 400;

/** A live project of one gold item a page, whose annotators have judged some of it already. */
export async function makeLargeProject(store: Store, options: LargeProjectOptions): Promise<LargeProject> {
  const pagesBehind = options.behind / hitSize;
  const gold = Math.max(Math.floor(options.items * goldShare), pagesBehind + goldLeft);
  const world = await makeProject(store, {
    items: options.items - gold,
    gold,
    annotators: options.annotators,
    hitSize,
    // Everybody may have been everywhere, and places are left.
    overlap: 2 * options.annotators,
    settings: { composition: options.composition },
  });
  for (const [at] of world.annotators.entries()) {
    if (pagesBehind > 0) await writeHistory(store, world, at, pagesBehind);
  }
  return world;
}
