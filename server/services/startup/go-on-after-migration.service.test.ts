import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "@/db/migrate";
import { hits } from "@/db/schema";
import type { FreshDatabase } from "@/testing/world/database";
import { answersTo } from "@/testing/world/annotator";
import { testDeps } from "@/testing/world/deps";
import { firstReleaseDatabase, secondReleaseDatabase } from "@/testing/world/release/released-database";
import { firstReply } from "@/testing/world/release/first-values";
import { violationsOnceCounted } from "@/testing/world/release/violations-once-counted";
import type { Deps } from "@/server/deps";
import { joinInput } from "@/server/domain/assignment/contracts";
import { type Answer } from "@/server/domain/task/wire";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";

let database: FreshDatabase;
let deps: Deps;

beforeEach(async () => {
  database = await firstReleaseDatabase();
  await migrate(database.location);
  deps = testDeps(database.store).deps;
});
afterEach(() => database.remove());

const actor = (annotatorId: string) => ({ annotatorId, projectId: "released" });

async function leased(annotatorId: string) {
  const next = await leaseNextHit(deps, actor(annotatorId));
  if (next.kind === "none") throw new Error(`No page: ${next.reason}`);
  return next.assignment;
}

/** A submission of the second page under the keys by which 0.1.0 showed it. */
function secondPageOf(annotatorId: string) {
  const answers: Answer[] = ["g2", "w3", "w4"].map((id) => ({ key: `h1-${id}`, values: { similarity: 3 } }));
  return { assignment: `${annotatorId}-h1`, answers, seconds: {}, conditions: {} };
}

const broken = () => violationsOnceCounted(database.store, "released");

test("who held a page gets it again, and its submission counts and is due", async () => {
  const page = await leased("ann");
  expect(page).toMatchObject({ id: "ann-h1", kind: "work", page: 2 });
  expect(page.items.map(({ key }) => key)).toEqual(["h1-g2", "h1-w3", "h1-w4"]);
  expect(await submitAssignment(deps, actor("ann"), answersTo(page))).toMatchObject({
    status: "counted",
    accuracy: { right: 2, answered: 2 },
    due: { amount: 0.4, currency: "USD" },
  });
  expect(await broken()).toEqual([]);
});

test("a page whose lease ended under the release counts when it comes, as its places are free", async () => {
  const reply = await submitAssignment(deps, actor("cem"), secondPageOf("cem"));
  expect(reply).toMatchObject({ status: "counted", afterLease: true, due: { amount: 0.4 } });
  expect(await broken()).toEqual([]);
});

test("a page that was submitted under the release gets its old reply again", async () => {
  const again = { ...secondPageOf("bo"), assignment: "bo-h0" };
  expect(await submitAssignment(deps, actor("bo"), again)).toEqual(firstReply(false, true));
  expect(await broken()).toEqual([]);
});

test("a newcomer and those who were there finish the campaign together", async () => {
  const { annotator } = await joinProject(deps, joinInput.parse({ project: "released" }));
  expect(annotator.state).toBe("working");
  for (const who of ["ann", "bo", annotator.id, "cem"]) {
    for (;;) {
      const next = await leaseNextHit(deps, actor(who));
      if (next.kind === "none") break;
      await submitAssignment(deps, actor(who), answersTo(next.assignment));
    }
  }
  const counts = await database.store.read.select({ counted: hits.countedCount }).from(hits);
  expect(counts).toEqual([{ counted: 2 }, { counted: 2 }, { counted: 2 }]);
  expect(await broken()).toEqual([]);
});

test("who held a page under 0.2.0 goes on, and who was stopped stays so", async () => {
  await database.remove();
  database = await secondReleaseDatabase();
  await migrate(database.location);
  deps = testDeps(database.store).deps;
  const page = await leased("ann");
  expect(page).toMatchObject({ id: "ann-h1", kind: "work", page: 2 });
  expect(await submitAssignment(deps, actor("ann"), answersTo(page))).toMatchObject({ status: "counted" });
  expect(await leaseNextHit(deps, actor("bo"))).toMatchObject({ kind: "none", reason: "stopped" });
  expect(await broken()).toEqual([]);
});
