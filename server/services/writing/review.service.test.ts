import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type WorldOptions } from "@/testing/world/world";
import type { WrittenText } from "@/server/domain/task/pair-writing/written-text";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { writeRelease } from "@/server/services/release/internal/write-release";
import {
  doHit,
  joined,
  listTexts,
  scopeOf,
  write,
  writeAll,
  writingWorld as makeWritingWorld,
} from "@/testing/writing";
import { listWritten } from "./list-written";
import { makeRatingProject } from "./make-rating-project";
import { acceptWaiting, reviewText } from "./review-text";

const database = databasePerTest();

const writingWorld = (options: WorldOptions = {}) => makeWritingWorld(database.store, options);

test("a text that does not fit is refused with its rule, and one that does waits for review", async () => {
  const world = await writingWorld({ items: 1 });
  const { actor } = await joined(world, world.slug);
  await expect(doHit(world, actor, () => ({ text: "All of Larger text 1. and more" }))).rejects.toMatchObject(
    { reason: "invalid_answers", details: { answers: [{ rule: "copied" }] } },
  );
  await doHit(world, actor, write("some words"));
  expect(await listTexts(world)).toMatchObject({
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
  await doHit(world, actor, () => ({ blank: "not-understood" }));
  const scope = await scopeOf(world, world.slug);
  expect(await acceptWaiting(world.deps, scope)).toBe(1);
  expect(await listTexts(world, "accepted")).toMatchObject({
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
  const [entry] = (await listTexts(world)).entries;
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
  expect((await listTexts(world)).entries.map(({ written }) => written)).toEqual([
    { text: "another text about 1" },
  ]);
  expect((await listTexts(world, "rejected")).entries[0]?.review).toEqual({
    accepted: false,
    reason: "It says nothing of the text.",
  });
});

test("as many texts are asked for again as were rejected at once, and whoever wrote those is paid all the same", async () => {
  const world = await writingWorld({ items: 2, settings: { composition: "dynamic", payPerHitMinor: 20 } });
  const first = await joined(world, world.slug);
  await writeAll(world, first.actor, "one text");
  const scope = await scopeOf(world, world.slug);
  const rejections = (await listTexts(world)).entries.flatMap(({ itemId, annotatorId }) => {
    const rejection = { itemId, annotatorId, accepted: false, reason: "It says nothing of the text." };
    return [rejection, rejection];
  });
  await Promise.all(rejections.map((rejection) => reviewText(world.deps, scope, rejection)));
  const others = await Promise.all([1, 2, 3].map(() => joined(world, world.slug)));
  await Promise.all(others.map(({ actor }) => writeAll(world, actor, "another text")));
  expect((await listTexts(world)).counts).toEqual({ waiting: 2, accepted: 0, rejected: 2 });
  expect(await leaseNextHit(world.deps, first.actor)).toMatchObject({ due: { amount: 0.4 } });
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("a text of another project is not found, and a project without writing has no review", async () => {
  const world = await writingWorld({ items: 1 });
  const other = await writingWorld({ items: 1 });
  const rating = await makeProject(database.store);
  const { actor } = await joined(other, other.slug);
  await writeAll(other, actor, "some text");
  const [entry] = (await listTexts(other)).entries;
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

test("a release of what was written is told from its own files alone, and claims no gold value", async () => {
  const world = await writingWorld({ items: 4 });
  const { actor } = await joined(world, world.slug);
  await doHit(world, actor, () => ({ blank: "other" }));
  await writeAll(world, actor, "some text");
  const entries = (await listTexts(world)).entries.filter(({ written }) => "text" in written);
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

test("what is rejected while somebody else accepts everything stays rejected", async () => {
  const world = await writingWorld({ items: 12 });
  const { actor } = await joined(world, world.slug);
  await writeAll(world, actor, "one text");
  const scope = await scopeOf(world, world.slug);
  const { entries } = await listTexts(world);
  const reject = ({ itemId, annotatorId }: (typeof entries)[number]) =>
    reviewText(world.deps, scope, { itemId, annotatorId, accepted: false, reason: "Too long" });
  await Promise.all([...entries.map(reject), acceptWaiting(world.deps, scope)]);
  expect((await listTexts(world)).counts).toMatchObject({ waiting: 0, accepted: 0, rejected: 12 });
});

test("nothing is decided about a text that is another than was read", async () => {
  const world = await writingWorld({ items: 1 });
  const { actor } = await joined(world, world.slug);
  await writeAll(world, actor, "one text");
  const scope = await scopeOf(world, world.slug);
  const [entry] = (await listTexts(world)).entries;
  const accept = (read: WrittenText) =>
    reviewText(world.deps, scope, {
      ...{ itemId: entry?.itemId ?? "", annotatorId: entry?.annotatorId ?? "" },
      ...{ accepted: true, reason: "", read },
    });
  await expect(accept({ text: "what it was before" })).rejects.toMatchObject({ reason: "conflict" });
  await expect(accept({ blank: "not-understood" })).rejects.toMatchObject({ reason: "conflict" });
  expect((await listTexts(world)).counts).toMatchObject({ waiting: 1, accepted: 0 });
  await accept({ text: "one text about 1" });
  expect((await listTexts(world)).counts).toMatchObject({ waiting: 0, accepted: 1 });
});
