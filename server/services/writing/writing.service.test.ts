import { asc, eq } from "drizzle-orm";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { items, projects } from "@/db/schema";
import { freshDatabase, type FreshDatabase } from "@/db/testing";
import { makeProject, type World, type WorldOptions } from "@/db/testing-world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { LeasedItem } from "@/server/task-types/wire";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { joinProject } from "@/server/services/annotator/join-project";
import type { TokenOf } from "@/server/services/annotator/withhold-own-items";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { launchProject } from "@/server/services/launch/launch-project";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { writeRelease } from "@/server/services/release/write-release";
import { listWritten } from "./list-written";
import { makeRatingProject } from "./make-rating-project";
import { acceptWaiting, reviewText } from "./review-text";

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.remove());

const system = { kind: "system" } as const;

/** A project in which texts are written for "Larger text 1." … */
const writingWorld = (options: WorldOptions = {}) =>
  makeProject(database.store, {
    preset: "clss-2014-writing",
    items: 8,
    hitSize: 1,
    overlap: 1,
    settings: { composition: "dynamic" },
    textsOf: (_, number) => ({ textA: `Larger text ${number}.`, textB: "" }),
    contentOf: (_, number) => ({
      requested: (number % 4) + 1,
      form: "phrase",
      limits: { minimum: 2, maximum: 9 },
    }),
    ...options,
  });

const scopeOf = async (world: Pick<World, "deps">, slug: string): Promise<OrganizeScope> =>
  enterProject(world.deps, system, slug, "organize");

async function joined(
  world: Pick<World, "deps">,
  project: string,
  input: Partial<JoinInput> = {},
  tokenOf?: TokenOf,
) {
  const { token } = await joinProject(world.deps, { project, source: "link", ...input }, tokenOf);
  const actor = await annotatorByToken(world.deps, token);
  if (actor === null) throw new Error("Who has just joined is known.");
  return { token, actor };
}

/** Submits the next page with what `answer` makes of its items; null when there is none. */
async function doPage(
  world: Pick<World, "deps">,
  actor: AnnotatorActor,
  answer: (item: LeasedItem) => object,
) {
  const next = await leaseNextHit(world.deps, actor);
  if (next.kind === "none") return null;
  const { id, items: shown } = next.assignment;
  const answers = shown.map((item) => ({ key: item.key, ...answer(item) }) as { key: string; text: string });
  await submitAssignment(world.deps, actor, { assignment: id, answers, seconds: {}, conditions: {} });
  return shown;
}

const write = (prefix: string) => (item: LeasedItem) =>
  item.type === "pair-writing" ? { text: `${prefix} about ${numberIn(item.largerText)}` } : {};

const numberIn = (text: string) => /\d+/.exec(text)?.[0] ?? "";

async function writeAll(world: World, actor: AnnotatorActor, prefix: string, pages = 100): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    if ((await doPage(world, actor, write(prefix))) === null) return;
  }
}

const list = async (world: World, show: "waiting" | "accepted" | "rejected" = "waiting") =>
  listWritten(world.deps, await scopeOf(world, world.slug), { show, page: 1 });

test("a text that does not fit is refused with its rule, and one that does waits for review", async () => {
  const world = await writingWorld({ items: 1 });
  const { actor } = await joined(world, world.slug);
  await expect(
    doPage(world, actor, () => ({ text: "All of Larger text 1. and more" })),
  ).rejects.toMatchObject({ reason: "invalid_answers", details: { answers: [{ rule: "copied" }] } });
  await doPage(world, actor, write("some words"));
  expect(await list(world)).toMatchObject({
    counts: { waiting: 1, accepted: 0, rejected: 0 },
    entries: [
      {
        largerText: "Larger text 1.",
        requested: 2,
        written: { text: "some words about 1" },
        review: null,
      },
    ],
  });
});

test("a blank with its reason is an answer, and makes no pair", async () => {
  const world = await writingWorld({ items: 1 });
  const { actor } = await joined(world, world.slug);
  await doPage(world, actor, () => ({ blank: "not-understood" }));
  const scope = await scopeOf(world, world.slug);
  expect(await acceptWaiting(world.deps, scope)).toBe(1);
  expect(await list(world, "accepted")).toMatchObject({
    pairs: 0,
    entries: [{ written: { blank: "not-understood" } }],
  });
  await expect(makeRatingProject(world.deps, scope, { name: "R", slug: "r1" })).rejects.toMatchObject({
    reason: "conflict",
  });
});

test("a rejected text is written again by somebody else, however often the decision changes", async () => {
  const world = await writingWorld({ items: 1 });
  const [first, second, third] = [
    await joined(world, world.slug),
    await joined(world, world.slug),
    await joined(world, world.slug),
  ];
  await writeAll(world, first.actor, "one text");
  await writeAll(world, second.actor, "another text");
  const [entry] = (await list(world)).entries;
  const scope = await scopeOf(world, world.slug);
  const reviewed = { itemId: entry?.itemId ?? "", annotatorId: entry?.annotatorId ?? "" };
  await expect(
    reviewText(world.deps, scope, { ...reviewed, accepted: false, reason: "" }),
  ).rejects.toMatchObject({
    reason: "invalid_input",
  });
  const reject = { ...reviewed, accepted: false, reason: "It says nothing of the text." };
  await reviewText(world.deps, scope, reject);
  await reviewText(world.deps, scope, { ...reviewed, accepted: true, reason: "" });
  await reviewText(world.deps, scope, reject);
  await writeAll(world, first.actor, "one more");
  await writeAll(world, second.actor, "another text");
  await writeAll(world, third.actor, "a third text");
  expect((await list(world)).entries.map(({ written }) => written)).toEqual([
    { text: "another text about 1" },
  ]);
  expect((await list(world, "rejected")).entries[0]?.review).toEqual({
    accepted: false,
    reason: "It says nothing of the text.",
  });
});

test("a text of another project is not found, and a project without writing has no review", async () => {
  const world = await writingWorld({ items: 1 });
  const other = await writingWorld({ items: 1 });
  const rating = await makeProject(database.store);
  const { actor } = await joined(other, other.slug);
  await writeAll(other, actor, "some text");
  const [entry] = (await list(other)).entries;
  const review = {
    itemId: entry?.itemId ?? "",
    annotatorId: entry?.annotatorId ?? "",
    accepted: true,
    reason: "",
  };
  const scope = await scopeOf(world, world.slug);
  await expect(reviewText(world.deps, scope, review)).rejects.toMatchObject({ reason: "not_found" });
  const elsewhere = await scopeOf(rating, rating.slug);
  await expect(listWritten(rating.deps, elsewhere, { show: "waiting", page: 1 })).rejects.toMatchObject({
    reason: "not_found",
  });
});

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

test("authors never get what they wrote: known by recruiter's id, by invitation name, or by browser", async () => {
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

test("a release of what was written is told from its own files alone, and claims no gold value", async () => {
  const world = await writingWorld({ items: 4 });
  const { actor } = await joined(world, world.slug);
  await doPage(world, actor, () => ({ blank: "other" }));
  await writeAll(world, actor, "some text");
  const entries = (await list(world)).entries.filter(({ written }) => "text" in written);
  const [{ itemId, annotatorId } = { itemId: "", annotatorId: "" }] = entries;
  const rejection = { itemId, annotatorId, accepted: false, reason: "It is about something else." };
  await reviewText(world.deps, await scopeOf(world, world.slug), rejection);
  const parent = mkdtempSync(path.join(tmpdir(), "touchstone-writing-"));
  try {
    const folder = path.join(parent, "v1");
    const aggregation = { aggregation: { method: "mean" }, allNotApplicable: "zero" } as const;
    const { projectId } = world;
    const order = { projectId, version: 1, aggregation, folder, secret: "secret" };
    expect((await writeRelease(world.deps, order)).outcome).toBe("written");
    expect((await verifyRelease(folder)).differences).toEqual([]);
    const files = readdirSync(folder);
    const dataset = files.find((name) => name.endsWith(".input.tsv"))?.replace(".input.tsv", "") ?? "";
    const pairs = readFileSync(path.join(folder, `${dataset}.input.tsv`), "utf8")
      .trimEnd()
      .split("\n");
    // Of four one was left blank and one was rejected.
    expect(pairs).toHaveLength(2);
    expect(readFileSync(path.join(folder, "judgments.csv"), "utf8")).toContain("rejected");
    expect(pairs[0]).toMatch(/^Larger text \d\.\tsome text about \d\t/);
    const gold = readFileSync(path.join(folder, "gold.jsonl"), "utf8").trimEnd().split("\n");
    const values = gold.map((line) => (JSON.parse(line) as { value: number | null }).value);
    expect(values).toEqual([null, null, null, null]);
  } finally {
    rmSync(parent, { recursive: true });
  }
});
