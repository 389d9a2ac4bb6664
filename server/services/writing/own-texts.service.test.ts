import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { items } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import type { World } from "@/testing/world/world";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { GoldUse } from "@/server/domain/gold/gold-use";
import type { ProjectSettings } from "@/server/domain/project/project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { setGold } from "@/server/services/gold/set-gold";
import { assignItems } from "@/server/services/invitation/assign-items";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { fileOf } from "@/testing/draft";
import { ratingOf, textsBy, textsRatedBy } from "@/testing/rating-of-texts";
import { joined, scopeOf, writingWorld } from "@/testing/writing";

const database = databasePerTest();

const recruited = { source: "prolific", externalId: "p-1" } as const;

/** Two authors write in a project, and the first one joins the one in which their texts are rated. */
async function authorJoins(
  settings: Partial<ProjectSettings>,
  prepare?: (world: World, scope: OrganizeScope) => Promise<unknown>,
  invite?: string,
) {
  const world = await writingWorld(database.store);
  const authors = [await joined(world, world.slug, recruited), await joined(world, world.slug)] as const;
  const { slug } = await ratingOf(world, authors, {
    settings,
    prepare: async (scope) => prepare?.(world, scope),
  });
  const scope = await scopeOf(world, slug);
  const code = (await listInvitations(world.deps, scope)).find(({ name }) => name === invite)?.code;
  const author = await joined(
    world,
    slug,
    code === undefined ? recruited : { source: "invite", invite: code },
  );
  const broken = () => violations(database.store.read, scope.projectId);
  return { world, slug, author, broken };
}

const itemsOf = ({ projectId }: OrganizeScope) =>
  database.store.read
    .select({ id: items.id, externalId: items.externalId, textB: items.textB })
    .from(items)
    .where(eq(items.projectId, projectId));

test("on pages laid out at the launch, authors get those that hold nothing of theirs", async () => {
  const { world, slug, author, broken } = await authorJoins({ composition: "fixed", hitSize: 1 });
  const texts = await textsRatedBy(world, author.actor);
  expect(textsBy("first", texts)).toEqual([]);
  expect(texts.length).toBeGreaterThan(3);
  expect(await leaseNextHit(world.deps, author.actor)).toMatchObject({ reason: "nothing_left" });
  const stranger = await joined(world, slug);
  expect(await textsRatedBy(world, stranger.actor)).toHaveLength(10);
  expect(await broken()).toEqual([]);
});

/** Makes two texts of each author gold. */
const markSome = (use: GoldUse) => async (world: World, scope: OrganizeScope) => {
  const all = await itemsOf(scope);
  const some = (["first", "second"] as const).flatMap((author) =>
    all.filter(({ textB }) => textB.startsWith(author)).slice(0, 2),
  );
  const known = { answer: 2, tolerance: 1, accepted: [], explanation: "", use, reason: "" };
  for (const { id: itemId } of some) await setGold(world.deps, scope, { itemId, ...known });
};

test("authors are never checked with what they wrote, though others are", async () => {
  const settings = { hitSize: 2, goldPerHit: 1, whenGoldRunsOut: "continue" } as const;
  const { world, slug, author, broken } = await authorJoins(settings, markSome("work"));
  const texts = await textsRatedBy(world, author.actor);
  expect(textsBy("first", texts)).toEqual([]);
  expect(texts.length).toBeGreaterThan(3);
  const stranger = await joined(world, slug);
  expect(await textsRatedBy(world, stranger.actor)).toHaveLength(10);
  expect(await broken()).toEqual([]);
});

test("authors do not meet their own texts in a test either", async () => {
  const qualification = { kind: "test", needed: 2, tries: 1, delayMinutes: 0 } as const;
  const { world, author } = await authorJoins({ goldPerHit: 0, qualification }, markSome("test"));
  const next = await leaseNextHit(world.deps, author.actor);
  expect(next).toMatchObject({ assignment: { kind: "test", items: [{}, {}] } });
  expect(textsBy("first", await textsRatedBy(world, author.actor))).toEqual([]);
});

test("what an author wrote goes from their own list to everybody", async () => {
  const name = recruited.externalId;
  const assignAll = async (world: World, scope: OrganizeScope) => {
    const lines = (await itemsOf(scope)).map(({ externalId }) => `${name},${externalId}\n`);
    await assignItems(world.deps, scope, fileOf("list.csv", `person,item\n${lines.join("")}`));
  };
  const { world, slug, author, broken } = await authorJoins({ overlap: 1, goldPerHit: 0 }, assignAll, name);
  const texts = await textsRatedBy(world, author.actor);
  expect(textsBy("first", texts)).toEqual([]);
  const stranger = await joined(world, slug);
  const others = await textsRatedBy(world, stranger.actor);
  expect(textsBy("first", others)).toEqual(others);
  expect(new Set([...texts, ...others]).size).toBe(10);
  expect(await broken()).toEqual([]);
});
