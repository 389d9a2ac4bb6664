import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import type { Store } from "@/db/store";
import { seededRandom } from "@/server/stats/random";
import { closedLoop, type ClosedLoop, type LoopStory } from "@/testing/prolific/closed-loop";
import { drawnSequences } from "@/testing/prolific/drawn-sequences";
import type { Death } from "@/testing/prolific/mortal-process";
import { databasePerFile } from "@/testing/world/database-hooks";

const database = databasePerFile();
let otherStore: Store;

beforeAll(() => {
  vi.stubEnv("TOUCHSTONE_URL", "https://touchstone.example.org");
  otherStore = storeOver(openHandles(database.location));
});
afterAll(async () => {
  await otherStore.close();
  vi.unstubAllEnvs();
});

const begin = (stories: readonly LoopStory[], random: () => number) =>
  closedLoop({ stores: [database.store, otherStore], stories, random });

const doing = fc.constantFrom("work" as const, "press" as const, "pay" as const, "approve-all" as const);
const by = fc.constantFrom(0 as const, 1 as const);
const moves = ["enterCode", "noCode", "wrongCode", "giveBack"] as const;
const death = fc.record({
  step: fc.integer({ min: 1, max: 40 }),
  when: fc.constantFrom("before" as const, "after" as const),
});
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ doing, by }) },
  { weight: 4, arbitrary: fc.record({ roundBy: by, death: fc.option(death) }) },
  { weight: 1, arbitrary: fc.record({ both: doing }) },
  {
    weight: 2,
    arbitrary: fc.record({ move: fc.constantFrom(...moves), at: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ deliver: fc.constantFrom("in order", "reversed", "one") }) },
  { weight: 2, arbitrary: fc.record({ minutes: fc.constantFrom(1, 6, 20, 400, 1_500) }) },
  { weight: 1, arbitrary: fc.record({ settles: fc.constant(true) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What the server and an organizer do one after the other; the process may die in it, and is not started again before the next. */
async function aRound(loop: ClosedLoop, by: 0 | 1, death: Death | null): Promise<void> {
  loop.processes[by].restart();
  if (death) loop.processes[by].killAt(death);
  for (const each of ["work", "press", "work", "pay"] as const) await loop.goOn(each, by);
}

async function take(loop: ClosedLoop, taken: Step): Promise<void> {
  if ("roundBy" in taken) return aRound(loop, taken.roundBy, taken.death);
  if ("doing" in taken) return loop.act(taken.doing, taken.by);
  if ("both" in taken) return void (await Promise.all([loop.act(taken.both, 0), loop.act(taken.both, 1)]));
  if ("move" in taken) return loop.move(taken.move, taken.at);
  if ("deliver" in taken) return loop.deliver(taken.deliver);
  if ("minutes" in taken) return loop.wait(taken.minutes);
  return loop.vendor.settle();
}

/** Goes on to the end: everybody has what they earned, nobody has anything twice, and both sides say the same. */
async function checkEnd(loop: ClosedLoop): Promise<void> {
  const { people, unsettled, unpaid, ours, theirs } = await loop.finish();
  expect(unsettled).toEqual([]);
  for (const { participantId, earnedMinor, rewards, bonusMinor, shownMinor } of people) {
    const [rewardMinor = 0, ...more] = rewards;
    expect({ participantId, more, bonusMinor, shownMinor }).toEqual({
      participantId,
      more: [],
      bonusMinor: Math.max(0, earnedMinor - rewardMinor),
      shownMinor: rewardMinor + bonusMinor,
    });
  }
  expect(ours).toEqual(theirs);
  expect(unpaid).toEqual([]);
}

const story = fc.record({
  pages: fc.nat(3),
  end: fc.constantFrom("finished" as const, "stopped" as const, "failed" as const, "left" as const),
  first: fc.constantFrom("stay" as const, ...moves),
  isObliging: fc.boolean(),
});

test("everybody is paid once and both sides agree, with two processes that die at any step, whatever Prolific loses, delays or says twice", async () => {
  const sequences = fc.asyncProperty(
    fc.tuple(story, story, story),
    fc.array(step, { minLength: 4, maxLength: 12, size: "max" }),
    fc.integer({ min: 1, max: 1_000_000 }),
    async (stories, steps, seed) => {
      const loop = await begin(stories, seededRandom(seed));
      for (const each of steps) await take(loop, each);
      await checkEnd(loop);
    },
  );
  await drawnSequences(sequences, { usual: 8 });
});

const ends: LoopStory[] = [
  { pages: 2, end: "finished", first: "enterCode", isObliging: true },
  { pages: 1, end: "stopped", first: "stay", isObliging: true },
  { pages: 1, end: "left", first: "giveBack", isObliging: true },
];

/** Every how many steps somebody dies; each one where more is asked for. */
const stride = process.env.PROLIFIC_SEQUENCES === undefined ? 5 : 1;

test("whichever of its steps a process dies at, another one brings the loop to its end", async () => {
  const whole = await begin(ends, () => 1);
  const before = whole.processes[0].stepCount();
  await aRound(whole, 0, null);
  const steps = whole.processes[0].stepCount() - before;
  await checkEnd(whole);
  expect(steps).toBeGreaterThan(20);
  for (let step = 1; step <= steps; step += stride) {
    for (const when of ["before", "after"] as const) {
      const loop = await begin(ends, () => 1);
      await aRound(loop, 0, { step, when });
      await checkEnd(loop);
    }
  }
});
