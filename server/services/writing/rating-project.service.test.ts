import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { items, projects } from "@/db/schema";
import { freshDatabase, type FreshDatabase } from "@/db/testing";
import type { World, WorldOptions } from "@/db/testing-world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { launchProject } from "@/server/services/launch/launch-project";
import { updateProject } from "@/server/services/project/update-project";
import type { LeasedItem } from "@/server/task-types/wire";
import {
  doPage,
  joined,
  numberIn,
  scopeOf,
  writeAll,
  writingWorld as makeWritingWorld,
} from "@/server/testing/writing";
import { makeRatingProject } from "./make-rating-project";
import { acceptWaiting } from "./review-text";

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.remove());

const writingWorld = (options: WorldOptions = {}) => makeWritingWorld(database.store, options);

/** The code of an invitation for somebody. */
async function invite(world: Pick<World, "deps">, slug: string, name: string): Promise<string> {
  const scope = await scopeOf(world, slug);
  await invitePeople(world.deps, scope, { names: [name] });
  const invitations = await listInvitations(world.deps, scope);
  return invitations.find((one) => one.name === name)?.code ?? "";
}

/** A live rating project of eight texts, four by each of two authors, and two pairs at random. */
async function ratingOf(world: World, authors: { actor: AnnotatorActor }[], overlap = 3): Promise<string> {
  await writeAll(world, (authors[0] as { actor: AnnotatorActor }).actor, "first", 4);
  await writeAll(world, (authors[1] as { actor: AnnotatorActor }).actor, "second");
  const scope = await scopeOf(world, world.slug);
  await acceptWaiting(world.deps, scope);
  const slug = `rate-${world.slug}`;
  const made = await makeRatingProject(world.deps, scope, { name: "Rating", slug });
  expect(made).toEqual({ slug, written: 8, random: 2 });
  const rating = await scopeOf(world, slug);
  await updateProject(world.deps, rating, {
    settings: {
      ...noPolicies,
      composition: "dynamic",
      overlap,
      instructions: "Rate.",
      consent: "Yes.",
      contactName: "A",
      contactEmail: "a@example.org",
    },
  });
  expect((await checkLaunch(world.deps, rating)).gaps).toEqual([]);
  await launchProject(world.deps, rating);
  return slug;
}

test("what was accepted becomes a rating project in one step, with pairs at random and the requested ratings", async () => {
  const world = await writingWorld();
  const authors = [await joined(world, world.slug), await joined(world, world.slug)];
  const slug = await ratingOf(world, authors);
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
    expect(numberIn(a) === numberIn(b), `${id}: ${a} / ${b}`).toBe(score !== 0);
    expect(id.endsWith("-0")).toBe(score === 0);
  }
});

const rate = (seen: string[]) => (item: LeasedItem) => {
  if (item.type === "pair-rating") seen.push(`${item.textB} / ${item.textA}`);
  return { values: { similarity: 2 } };
};

async function textsRatedBy(world: World, actor: AnnotatorActor): Promise<string[]> {
  const seen: string[] = [];
  while ((await doPage(world, actor, rate(seen))) !== null);
  return seen;
}

test("who was invited to both by the same name gets nothing of their own", async () => {
  const world = await writingWorld();
  const invited = await joined(world, world.slug, {
    source: "invite",
    invite: await invite(world, world.slug, "Ana"),
  });
  const slug = await ratingOf(world, [invited, await joined(world, world.slug)]);
  const again = await joined(world, slug, { source: "invite", invite: await invite(world, slug, "Ana") });
  const texts = await textsRatedBy(world, again.actor);
  expect(texts.filter((text) => text.startsWith("first"))).toEqual([]);
  expect(texts.length).toBeGreaterThan(3);
});

test("authors never get what they wrote: known by a recruiter's id, or by their browser", async () => {
  const world = await writingWorld();
  const byId = await joined(world, world.slug, { source: "prolific", externalId: "p-1" });
  const byBrowser = await joined(world, world.slug);
  const slug = await ratingOf(world, [byId, byBrowser]);
  const sameId = await joined(world, slug, { source: "link", externalId: "p-1" });
  const sameBrowser = await joined(world, slug, {}, (of) =>
    of === world.slug ? byBrowser.token : undefined,
  );
  const stranger = await joined(world, slug, { source: "prolific", externalId: "p-2" });
  const own = (texts: readonly string[], prefix: string) => texts.filter((text) => text.startsWith(prefix));
  const [ofId, ofBrowser, ofStranger] = [
    await textsRatedBy(world, sameId.actor),
    await textsRatedBy(world, sameBrowser.actor),
    await textsRatedBy(world, stranger.actor),
  ];
  expect(own(ofId, "first")).toEqual([]);
  expect(own(ofId, "second").length).toBeGreaterThan(3);
  expect(own(ofBrowser, "second")).toEqual([]);
  expect(own(ofBrowser, "first").length).toBeGreaterThan(3);
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
  const slug = await ratingOf(world, [one, two], 2);
  const { projectId } = await scopeOf(world, slug);
  const asked = people.flatMap((externalId) => [1, 2, 3].map(() => externalId));
  const raters = await Promise.all(
    asked.map((externalId) => joinProject(world.deps, { project: slug, source: "prolific", externalId })),
  );
  const known = new Map(raters.map(({ annotator: { id } }) => [id, { annotatorId: id, projectId }]));
  expect(known.size).toBe(4);
  const all = await Promise.all([...known.values()].map((actor) => textsRatedBy(world, actor)));
  expect(all.flat()).toHaveLength(20);
  const allOf = (prefix: string) =>
    all.map((texts) => texts.filter((text) => text.startsWith(prefix)).length);
  expect(Math.min(...allOf("first"))).toBe(0);
  expect(Math.min(...allOf("second"))).toBe(0);
  for (const texts of all) expect(new Set(texts).size).toBe(texts.length);
});
