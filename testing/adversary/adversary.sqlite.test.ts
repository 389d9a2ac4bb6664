import { expect, test } from "vitest";
import { freshDatabase } from "@/testing/world/database";
import { observe, outcomeOf } from "./attack";
import { alonePlans, type ProjectKind } from "./plans";

/** How far above chance the interval of the best guess may reach; `npm run adversary` plays longer and allows less. */
const margin = 0.15;

/** How long each habit is kept up; with one item a page it takes more of them to see as much. */
const played: [ProjectKind, { habitsEach: number; steps: number }][] = [
  ["fixed", { habitsEach: 1, steps: 24 }],
  ["dynamic", { habitsEach: 1, steps: 24 }],
  ["one item a page", { habitsEach: 2, steps: 30 }],
];

test.each(played)(
  "whatever somebody does with their pages, they guess no better than chance which are gold: %s",
  async (kind, how) => {
    const database = await freshDatabase();
    const plans = alonePlans(kind, how);
    const halves = await observe(database.store, plans, { rounds: 1, seed: 20 });
    await database.remove();
    const { regression, single } = outcomeOf(halves, { replicates: 200, seed: 1 });
    for (const guess of [regression, single]) {
      expect(guess.gold).toBeGreaterThan(50);
      expect(guess.low).toBeLessThan(0.5);
      expect(guess.high).toBeLessThan(0.5 + margin);
    }
  },
  600_000,
);
