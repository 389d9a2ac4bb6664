import type { Store } from "@/db/store";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import type { WorldOptions } from "@/testing/world/world";
import type { TaskType } from "@/server/domain/task/task-types";
import { aucOf, type Auc, type Guess } from "./auc";
import { learnRegression, singleFeatures, type Example, type Score } from "./learn";
import { play, type Habit } from "./mind";
import { adversaryWorld } from "./worlds";

/** A project and how somebody goes about finding its gold. */
export interface Plan {
  name: string;
  type: TaskType;
  options: WorldOptions;
  habit: Habit;
  steps: number;
}

/** What an adversary learned from, and what they are held to: two halves that share no project. */
export interface Halves {
  training: Observed[];
  heldOut: Observed[];
}

/** An item with all that was known of it, and what it was. */
export interface Observed extends Example {
  plan: string;
  stratum: string;
  cluster: string;
}

/** How well the adversary guesses, with both kinds of guess learned on the training half. */
export interface AttackOutcome {
  regression: Auc;
  single: Auc & { feature: string };
}

/** Plays every plan several times, every second time for the half that is held out. */
export async function observe(
  store: Store,
  plans: readonly Plan[],
  { rounds, seed }: { rounds: number; seed: number },
) {
  const halves: Halves = { training: [], heldOut: [] };
  for (const [at, plan] of plans.entries()) {
    for (let round = 0; round < 2 * rounds; round += 1) {
      const observed = await observeOnce(store, plan, seed + 1_000 * at + round);
      (round % 2 === 0 ? halves.training : halves.heldOut).push(...observed);
    }
  }
  return halves;
}

async function observeOnce(store: Store, plan: Plan, seed: number): Promise<Observed[]> {
  const world = await adversaryWorld(store, plan.type, plan.options, seed);
  const noted = await play({ world, habit: plan.habit, seed: seed + 7, steps: plan.steps });
  const { pages } = await readCampaign(store.read, world.projectId);
  const gold = new Map(pages.flatMap(({ shown }) => shown).map(({ key, isGold }) => [key, isGold]));
  // People on the same HIT see the same gold, so what is guessed of it there does not stand alone.
  const hits = new Map(pages.map(({ id, hitId }) => [id, hitId ?? id]));
  return noted.map(({ features, key, chance, page }) => ({
    plan: plan.name,
    features,
    isGold: gold.get(key) === true,
    stratum: chance,
    cluster: hits.get(page) ?? page,
  }));
}

/** Learns on one half and guesses on the other. */
export function outcomeOf(
  { training, heldOut }: Halves,
  { replicates, seed }: { replicates: number; seed: number },
): AttackOutcome {
  const guess = (score: Score): Guess[] =>
    heldOut.map(({ features, ...observed }) => ({ ...observed, score: score(features) }));
  const rated = singleFeatures(training).map(({ name, score }) => {
    const guesses = training.map(({ features, ...observed }) => ({ ...observed, score: score(features) }));
    return { name, score, auc: aucOf(guesses, { replicates: 0, seed }).value ?? 0.5 };
  });
  const best = rated.reduce((one, other) => (other.auc > one.auc ? other : one));
  return {
    regression: aucOf(guess(learnRegression(training)), { replicates, seed }),
    single: { ...aucOf(guess(best.score), { replicates, seed }), feature: best.name },
  };
}
