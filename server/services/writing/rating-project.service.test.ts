import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { items, projects } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import type { World, WorldOptions } from "@/testing/world/world";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { ratingOf, textsBy, textsRatedBy } from "@/testing/rating-of-texts";
import { joined, firstNumberIn, scopeOf, writingWorld as makeWritingWorld } from "@/testing/writing";

const database = databasePerTest();

const writingWorld = (options: WorldOptions = {}) => makeWritingWorld(database.store, options);

/** The code of an invitation for somebody. */
async function invite(world: Pick<World, "deps">, slug: string, name: string): Promise<string> {
  const scope = await scopeOf(world, slug);
  await invitePeople(world.deps, scope, { names: [name] });
  const invitations = await listInvitations(world.deps, scope);
  return invitations.find((one) => one.name === name)?.code ?? "";
}

test("what was accepted becomes a rating project in one step, with pairs at random and the requested ratings", async () => {
  const world = await writingWorld();
  const authors = [await joined(world, world.slug), await joined(world, world.slug)] as const;
  const { slug, ...made } = await ratingOf(world, authors);
  expect(made).toEqual({ written: 8, random: 2 });
  const rows = await database.store.read
    .select({ id: items.externalId, a: items.textA, b: items.textB, score: items.referenceScore })
    .from(items)
    .innerJoin(projects, eq(projects.id, items.projectId))
    .where(eq(projects.slug, slug))
    .orderBy(asc(items.position));
  expect(rows).toHaveLength(10);
  const scores = rows.map(({ score }) => score ?? -1).toSorted();
  expect(scores).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  for (const { id, a, b, score } of rows) {
    expect(firstNumberIn(a) === firstNumberIn(b), `${id}: ${a} / ${b}`).toBe(score !== 0);
    expect(id.endsWith("-0")).toBe(score === 0);
  }
});

test("who was invited to both by the same name gets nothing of their own", async () => {
  const world = await writingWorld();
  const invited = await joined(world, world.slug, {
    source: "invite",
    invite: await invite(world, world.slug, "Ana"),
  });
  const { slug } = await ratingOf(world, [invited, await joined(world, world.slug)]);
  const again = await joined(world, slug, { source: "invite", invite: await invite(world, slug, "Ana") });
  const texts = await textsRatedBy(world, again.actor);
  expect(textsBy("first", texts)).toEqual([]);
  expect(texts.length).toBeGreaterThan(3);
});

test("authors never get what they wrote: known by a recruiter's id, or by their browser", async () => {
  const world = await writingWorld();
  const byId = await joined(world, world.slug, { source: "prolific", externalId: "p-1" });
  const byBrowser = await joined(world, world.slug);
  const { slug } = await ratingOf(world, [byId, byBrowser]);
  const sameId = await joined(world, slug, { source: "link", externalId: "p-1" });
  const sameBrowser = await joined(world, slug, {}, (of) =>
    of === world.slug ? byBrowser.token : undefined,
  );
  const stranger = await joined(world, slug, { source: "prolific", externalId: "p-2" });
  const [ofId, ofBrowser, ofStranger] = [
    await textsRatedBy(world, sameId.actor),
    await textsRatedBy(world, sameBrowser.actor),
    await textsRatedBy(world, stranger.actor),
  ];
  expect(textsBy("first", ofId)).toEqual([]);
  expect(textsBy("second", ofId).length).toBeGreaterThan(3);
  expect(textsBy("second", ofBrowser)).toEqual([]);
  expect(textsBy("first", ofBrowser).length).toBeGreaterThan(3);
  expect(ofStranger).toHaveLength(10);
  expect((await leaseNextHit(world.deps, sameId.actor)).kind).toBe("none");
});

test("authors who all come at once get none of theirs, and the others fill every place", async () => {
  const world = await writingWorld();
  const people = ["p-1", "p-2", "p-3", "p-4"];
  const [one, two] = [
    await joined(world, world.slug, { source: "prolific", externalId: "p-1" }),
    await joined(world, world.slug, { source: "prolific", externalId: "p-2" }),
  ];
  const { slug } = await ratingOf(world, [one, two], { settings: { overlap: 2 } });
  const { projectId } = await scopeOf(world, slug);
  const asked = people.flatMap((externalId) => [1, 2, 3].map(() => externalId));
  const raters = await Promise.all(
    asked.map((externalId) =>
      joinProject(world.deps, {
        project: slug,
        source: "prolific",
        externalId,
        session: `visit of ${externalId}`,
      }),
    ),
  );
  const known = new Map(raters.map(({ annotator: { id } }) => [id, { annotatorId: id, projectId }]));
  expect(known.size).toBe(4);
  const all = await Promise.all([...known.values()].map((actor) => textsRatedBy(world, actor)));
  expect(all.flat()).toHaveLength(20);
  const allOf = (author: "first" | "second") => all.map((texts) => textsBy(author, texts).length);
  expect(Math.min(...allOf("first"))).toBe(0);
  expect(Math.min(...allOf("second"))).toBe(0);
  for (const texts of all) expect(new Set(texts).size).toBe(texts.length);
});
