import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goldAnswers } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import type { World } from "@/testing/world/world";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";
import { type TaskType, taskTypes } from "@/server/domain/task/task-types";
import { adversaryWorld } from "@/testing/adversary/worlds";
import { actor, page } from "@/testing/at-work";
import { returnAssignment } from "./return-assignment";

const database = databasePerFile();

const compositions = ["fixed", "dynamic"] as const;
const asked: [TaskType, ProjectSettings["composition"]][] = taskTypes.flatMap((type) =>
  compositions.map((composition) => [type, composition] as [TaskType, typeof composition]),
);

/** Pictures whose names have other lengths for gold; all else in a record is alike. */
const records = (kind: "item" | "gold") => {
  const side = { fields: [{ name: "title", values: ["A bridge"] }], link: null };
  return {
    a: { ...side, image: kind === "gold" ? "gold_17_known.png" : "1.png" },
    b: { ...side, image: null },
  };
};

async function make(type: TaskType, composition: ProjectSettings["composition"]): Promise<World> {
  const settings = { composition, itemComments: true, itemConfidence: true, feedback: true };
  const options = { items: 12, gold: 4, hitSize: 4, goldPerHit: 1, annotators: 3, settings };
  const pictures = type === "typed-rating" ? { contentOf: records } : {};
  const world = await adversaryWorld(database.store, type, { ...options, ...pictures }, 3);
  const told = { explanation: "A long explanation. ".repeat(40), accepted: [1, 2] };
  await database.store.write((tx) =>
    tx.update(goldAnswers).set(told).where(eq(goldAnswers.projectId, world.projectId)),
  );
  return world;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Fields in their order, what is null, and how long each text is; not what it says. */
function formOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(formOf);
  if (value === null) return null;
  if (typeof value !== "object") return typeof value === "string" ? value.length : typeof value;
  return Object.entries(value).map(([name, inner]) => [name, formOf(inner)]);
}

const wireOf = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

async function goldKeys({ projectId }: World): Promise<Set<string>> {
  const { pages: hits } = await readCampaign(database.store.read, projectId);
  return new Set(hits.flatMap(({ shown }) => shown.filter(({ isGold }) => isGold).map(({ key }) => key)));
}

test.each(asked)(
  "items of type %s on %s pages have the same form and length, gold or not",
  async (type, composition) => {
    const world = await make(type, composition);
    const seen: LeasedAssignment[] = [];
    for (const at of [0, 1, 2]) seen.push(await page(world, at));
    const gold = await goldKeys(world);
    const items = seen.flatMap((one) => one.items);
    expect(items.filter(({ key }) => gold.has(key))).toHaveLength(3);
    const forms = new Set(items.map((item) => JSON.stringify(formOf(wireOf(item)))));
    expect(forms.size).toBe(1);
    expect(new Set(seen.map((one) => JSON.stringify(formOf(wireOf({ ...one, items: [] }))))).size).toBe(1);
  },
);

test.each(asked)(
  "a page of type %s (%s) that comes back is sent byte for byte as it was, but for its time",
  async (type, composition) => {
    const world = await make(type, composition);
    const given: LeasedAssignment[] = [];
    let again = await page(world);
    while (!given.some(({ id }) => id === again.id)) {
      given.push(again);
      await returnAssignment(world.deps, actor(world), { assignment: again.id });
      world.clock.advance(1);
      again = await page(world);
    }
    const sent = ({ expiresAt: _at, returnsLeft: _left, ...rest }: LeasedAssignment) => JSON.stringify(rest);
    expect(given.length).toBeGreaterThan(1);
    expect(given.map(sent)).toContain(sent(again));
  },
);
