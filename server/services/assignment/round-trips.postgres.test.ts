import { afterEach, beforeEach, expect, test } from "vitest";
import { uniqueViolation } from "@/db/errors";
import { annotators, setupLinks } from "@/db/schema";
import { noPolicies } from "@/server/domain/policy/policies";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { countedRoundTrips, type CountedRoundTrips } from "@/testing/world/counted-round-trips";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { searchTop } from "./internal/find-items";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();
let counted: CountedRoundTrips;
let world: World;
beforeEach(() => {
  const { location } = database;
  if (!("databaseUrl" in location)) throw new Error("Round trips are counted on PostgreSQL.");
  counted = countedRoundTrips(location.databaseUrl);
});
afterEach(() => counted.store.close());

async function atWork(composition: "fixed" | "dynamic"): Promise<void> {
  const limits = { ...noPolicies.limits, returnsPerAnnotator: 5 };
  const made = await makeProject(database.store, {
    ...{ items: 40, gold: 10, annotators: 1 },
    settings: { limits, composition },
  });
  world = { ...made, deps: { ...made.deps, store: counted.store } };
  // From the beginning, as whoever begins near the end asks once more on the way round.
  const { level: cursorLevel, draw: cursor } = searchTop;
  if (composition === "dynamic") {
    await database.store.write((tx) => tx.update(annotators).set({ cursorLevel, cursor }));
  }
  // What is read once for each process is read with the first page.
  await submitAssignment(world.deps, actor(world), answersTo(await page(world)));
}

// Each of them is waited for at every page of everybody, the more so where the database is on another machine: the
// statements without those that begin and end a transaction, and how often an answer is waited for, with the commit.
test.each([
  ["fixed", { leasing: [9, 6], submitting: [14, 9] }],
  ["dynamic", { leasing: [16, 10], submitting: [17, 10] }],
] as const)(
  "what a page of %s composition costs in statements and in round trips",
  async (composition, most) => {
    await atWork(composition);
    const leasing = await counted.during(() => page(world));
    const answers = answersTo(await page(world));
    const submitting = await counted.during(() => submitAssignment(world.deps, actor(world), answers));
    for (const [asked, [statements, roundTrips]] of [
      [leasing, most.leasing],
      [submitting, most.submitting],
    ] as const) {
      expect(asked.statements).toHaveLength(statements);
      // A statement may go out before what was asked together with others has been answered.
      expect(asked.roundTrips).toBeLessThanOrEqual(roundTrips);
    }
  },
);

test("statements that go out at once are run in their order, and what fails undoes all of them", async () => {
  await atWork("fixed");
  const { store } = counted;
  const link = (id: string) => ({ id, tokenHash: id, createdAt: 1, expiresAt: 2 });
  const ids = async () =>
    (await store.read.select({ id: setupLinks.id }).from(setupLinks)).map(({ id }) => id);
  const inOrder = store.write((tx) =>
    Promise.all([
      tx.insert(setupLinks).values(link("a")),
      tx.update(setupLinks).set({ id: "b" }),
      tx.select().from(setupLinks),
    ]),
  );
  expect((await inOrder)[2]).toMatchObject([{ id: "b" }]);
  const failing = store.write((tx) =>
    Promise.all([
      tx.insert(setupLinks).values(link("c")),
      tx.insert(setupLinks).values({ ...link("d"), tokenHash: "a" }),
      tx.insert(setupLinks).values(link("e")),
    ]),
  );
  const error: unknown = await failing.catch((caught: unknown) => caught);
  expect(uniqueViolation(error)).toBe(true);
  expect(await ids()).toEqual(["b"]);
  await store.write((tx) => tx.insert(setupLinks).values(link("after")));
  expect((await ids()).toSorted()).toEqual(["after", "b"]);
});
