import { expect, test } from "vitest";
import { excludedNow } from "@/db/queries/exclusions";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { seededRandom } from "@/server/stats/random";
import { actor } from "@/testing/at-work";
import { excludeByHand } from "./exclude-by-hand";
import { listExclusions } from "./list-exclusions";
import { takeBackExclusions } from "./take-back";

const database = databasePerTest();

const people = 5;
const reason = "At random";

/** What organizers and annotators do; a refusal is an answer like any other, everything else is a fault. */
function actsOn(world: World, scope: OrganizeScope, random: () => number) {
  const { deps } = world;
  const oneOf = (count: number) => Math.floor(random() * count);
  const called = (at: number) => `A-00${at + 1}`;
  const acts = [
    () => work(oneOf(people), random() < 0.2),
    () => work(oneOf(people), false),
    () => excludeByHand(deps, scope, { annotator: called(oneOf(people)), reason }),
    () => takeBackNewest(),
    () => expireLeases(deps),
  ];
  const actsByHand = [
    () => changeByHand(deps, scope, { annotator: called(oneOf(people)), act: "stop", reason }),
    () => changeByHand(deps, scope, { annotator: called(oneOf(people)), act: "let-go-on", reason }),
  ];

  async function work(at: number, isLate: boolean): Promise<void> {
    const { assignment } = await leaseNextHit(deps, actor(world, at));
    if (isLate) world.clock.advance(31 * 60_000);
    if (assignment !== null) await submitAssignment(deps, actor(world, at), answersTo(assignment, oneOf(6)));
  }

  async function takeBackNewest(): Promise<void> {
    const inForce = (await listExclusions(deps, scope)).find(({ takenBack }) => takenBack === null);
    if (inForce !== undefined) await takeBackExclusions(deps, scope, { batch: inForce.batch, reason });
  }

  const oneOfThese = async (these: readonly (() => Promise<unknown>)[]) => {
    try {
      await these[oneOf(these.length)]?.();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  };
  return { any: () => oneOfThese(acts), byHand: () => oneOfThese(actsByHand) };
}

test.each([
  ["fixed", "keep", 1],
  ["fixed", "discard", 2],
  ["dynamic", "keep", 3],
  ["dynamic", "discard", 4],
] as const)(
  "exclusions made and taken back among people at work break nothing: %s HITs, stops %s",
  async (composition, onStop, seed) => {
    const world = await makeProject(database.store, {
      items: 24,
      gold: 8,
      overlap: 2,
      annotators: people,
      settings: { composition, stopping: { ...noPolicies.stopping, onStop } },
    });
    const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
    const { any, byHand } = actsOn(world, scope, seededRandom(seed));
    let excluded = 0;
    for (let round = 0; round < 15; round += 1) {
      world.clock.advance(1_000);
      await Promise.all([any(), any(), any(), any()]);
      // Gold is told from what was answered before somebody was let go on by the time.
      world.clock.advance(1_000);
      await byHand();
      expect(await violations(database.store.read, world.projectId)).toEqual([]);
      excluded += (await excludedNow(database.store.read, world.projectId)).size;
    }
    expect(excluded).toBeGreaterThan(0);
  },
  30_000,
);
