import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@/db/testing";
import { makeProject } from "@/db/testing-world";
import { leaseNextHit } from "./lease-next-hit";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.remove());

test("who goes on without gold gets a place in the only HIT there is, however many come at once", async () => {
  const people = 16;
  const { deps, annotators } = await makeProject(database.store, {
    items: 4,
    gold: 1,
    hitSize: 5,
    overlap: people,
    annotators: people,
    settings: { whenGoldRunsOut: "continue" },
  });
  const given = await Promise.all(annotators.map((actor) => leaseNextHit(deps, actor)));
  expect(given.map(({ kind }) => kind)).toEqual(Array.from({ length: people }, () => "assignment"));
});
