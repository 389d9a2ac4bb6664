import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { annotators, metChecks, responses } from "@/db/schema";
import { noAttentionChecks, type AttentionCheck } from "@/server/domain/attention-check/attention-check";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { showAnnotator } from "@/server/services/annotator-status/show-annotator";
import { showOwnWork } from "@/server/services/annotator/show-own-work";
import { correctAssignment } from "@/server/services/assignment/correct-assignment";
import { showCorrection } from "@/server/services/assignment/show-correction";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { showOwnHeld } from "@/server/services/erasure/show-held";
import { withdrawOwn } from "@/server/services/erasure/withdraw-own";
import { reportItem } from "@/server/services/item-report/report-item";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";
import { enterProject } from "@/server/services/project/enter-project";
import { showProject } from "@/server/services/project/show-project";
import { showWorkTerms } from "@/server/services/project/show-work-terms";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { writeRelease } from "@/server/services/release/internal/write-release";
import { actor, page } from "@/testing/at-work";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { countAttentionChecks } from "./count-attention-checks";

const database = databasePerTest();

const check: AttentionCheck = {
  ...{ id: "check-a", textA: "check: choose 2.", textB: "Choose 2.", candidates: [], accepted: [2] },
};
const policy = {
  ...{ ...noAttentionChecks, everyPages: 1, action: "stop" as const },
  checks: [check, { ...check, id: "check-b" }, { ...check, id: "check-off", accepted: [9] }],
};

const makeWorld = ({ settings, ...options }: WorldOptions = {}) =>
  makeProject(database.store, {
    ...{ items: 12, hitSize: 3, annotators: 3, overlap: 3, ...options },
    settings: { composition: "dynamic", attentionChecks: policy, ...settings },
  });
const isCheck = (text: string) => text.startsWith("check");
const answers = (leased: LeasedAssignment, toCheck: number, toItems = 3) =>
  answersTo(leased, (text) => (isCheck(text) ? toCheck : toItems));
const submit = async (world: World, at: number, toCheck: number) =>
  submitAssignment(world.deps, actor(world, at), answers(await page(world, at), toCheck));
const scopeOf = (world: World) => enterProject(world.deps, { kind: "system" }, world.slug, "organize");

test("an organizer sees how each check was answered, and which cannot be asked", async () => {
  const itemReports = { enabled: true, skipsPerAnnotator: 5, stopAfter: 1 };
  const world = await makeWorld({ settings: { itemReports } });
  await submit(world, 0, 2);
  await submit(world, 1, 5);
  const leased = await page(world, 2);
  const key = leased.items.find((item) => isCheck(textAOf(item)))?.key ?? "";
  const report = { assignment: leased.id, key, reason: "other", note: "", skip: false } as const;
  await reportItem(world.deps, actor(world, 2), report);
  const counts = await countAttentionChecks(world.deps, await scopeOf(world));
  expect(counts.map(({ id, isUsable }) => [id, isUsable])).toEqual([
    ["check-a", true],
    ["check-b", true],
    ["check-off", false],
  ]);
  const sum = (name: "shown" | "passed" | "failed" | "reports") =>
    counts.reduce((total, one) => total + one[name], 0);
  expect([sum("shown"), sum("passed"), sum("failed"), sum("reports")]).toEqual([3, 1, 1, 1]);
  const { annotators } = await listAnnotators(
    world.deps,
    await scopeOf(world),
    listAnnotatorsInput.parse({}),
  );
  expect(annotators.map(({ checksPassed, checksFailed }) => [checksPassed, checksFailed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
  const shown = await showAnnotator(world.deps, await scopeOf(world), {
    annotator: annotators[1]?.pseudonym ?? "",
  });
  expect(shown.annotator).toMatchObject({ checksFailed: 1, goldAnswered: 0 });
});

test("people read beforehand that checks exist and what ends the work, and later where they stand", async () => {
  const world = await makeWorld();
  expect(await showProject(world.deps, world.slug, null)).toMatchObject({ usesChecks: true });
  expect(await showWorkTerms(world.deps, world.slug)).toMatchObject({ failedChecks: 2 });
  expect((await showOwnWork(world.deps, actor(world, 0))).checks).toBeNull();
  await submit(world, 0, 5);
  expect((await showOwnWork(world.deps, actor(world, 0))).checks).toEqual({ failed: 1, endsAt: 2 });
  const other = await makeWorld({ settings: { attentionChecks: { ...policy, everyPages: null } } });
  expect(await showProject(other.deps, other.slug, null)).toMatchObject({ usesChecks: false });
  expect(await showWorkTerms(other.deps, other.slug)).toMatchObject({ failedChecks: null });
});

/** Corrects the page that was submitted last. */
async function correct(world: World, toCheck: number, toItems = 3) {
  const { assignment } = await showCorrection(world.deps, actor(world, 0));
  return correctAssignment(world.deps, actor(world, 0), answers(assignment, toCheck, toItems));
}

test("a correction shows the check as it was answered, and what it says now counts for the check and the person", async () => {
  const world = await makeWorld({ settings: { correctionMinutes: 30 } });
  await submit(world, 0, 5);
  const [first] = await database.store.read.select().from(metChecks);
  const sent = await showCorrection(world.deps, actor(world, 0));
  expect(sent.assignment.items).toHaveLength(3);
  expect(sent.answers).toHaveLength(3);
  world.clock.advance(1_000);
  expect(await correct(world, 2, 4)).not.toHaveProperty("warning");
  const corrected = { ...first, value: 2, passed: true };
  expect(await database.store.read.select().from(metChecks)).toEqual([corrected]);
  expect(await database.store.read.select().from(responses)).toMatchObject([{ revision: 1 }]);
  const counts = await countAttentionChecks(world.deps, await scopeOf(world));
  expect(counts.find(({ id }) => id === first?.checkId)).toMatchObject({ shown: 1, passed: 1, failed: 0 });
  expect((await showOwnWork(world.deps, actor(world, 0))).checks).toBeNull();
  // The next failed check is the first again.
  expect(await submit(world, 0, 5)).toMatchObject({ state: "working", warning: { value: 1 } });
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("a correction can fail a check as well, which then counts once", async () => {
  const world = await makeWorld({ settings: { correctionMinutes: 30 } });
  await submit(world, 0, 2);
  expect(await correct(world, 5)).toMatchObject({ warning: { value: 1, isLastChance: true } });
  expect(await correct(world, 4)).not.toHaveProperty("warning");
  expect(await database.store.read.select().from(metChecks)).toMatchObject([{ value: 4, passed: false }]);
  await submit(world, 0, 2);
  expect(await correct(world, 5)).toMatchObject({ state: "stopped" });
  await expect(correct(world, 2)).rejects.toMatchObject({
    reason: "correction_closed",
    details: { why: "ended" },
  });
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("a correction of what came before an organizer let somebody continue brings back no failure", async () => {
  const world = await makeWorld({ settings: { correctionMinutes: 30 } });
  await submit(world, 0, 2);
  world.clock.advance(1_000);
  await database.store.write((tx) => tx.update(annotators).set({ clearedAt: world.clock.now() }));
  expect(await correct(world, 5)).not.toHaveProperty("warning");
  expect(await submit(world, 0, 5)).toMatchObject({ state: "working", warning: { value: 1 } });
});

test("someone's answers to checks are told to them, and go when they are erased", async () => {
  const world = await makeWorld({ settings: { onErase: "remove" } });
  await submit(world, 0, 5);
  await page(world, 0);
  const held = await showOwnHeld(world.deps, actor(world, 0));
  expect(held).toContain('"passed": false');
  expect(held).not.toContain("choose 2.");
  await withdrawOwn(world.deps, actor(world, 0));
  const rows = await database.store.read.select().from(metChecks);
  expect(rows.map(({ value, passed }) => [value, passed])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test("a release counts checks on its card, has none of their texts, and can be computed again", async () => {
  const world = await makeWorld();
  for (const at of [0, 1, 2]) await submit(world, at, at === 0 ? 5 : 2);
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-checks-test-"));
  const released = { projectId: world.projectId, version: 1, secret: "secret", folder };
  await writeRelease(world.deps, { ...released, aggregation: world.settings.aggregation });
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const card = read("data-card.md");
  expect(card).toContain("Every page had an attention check");
  expect(card).toContain("2 attention checks passed and 1 failed, by 3 annotators.");
  for (const name of ["data-card.md", "manifest.json", "judgments.jsonl", "protocol.yaml"]) {
    expect(read(name)).not.toMatch(/choose 2/i);
  }
  expect(await verifyRelease(folder)).toMatchObject({ differences: [] });
  rmSync(folder, { recursive: true });
});

test("single texts and questions can be checks too, with their answers in whatever order", async () => {
  const rating = await makeWorld({
    preset: "direct-rating",
    settings: { attentionChecks: { ...policy, checks: [{ ...check, textB: "" }] } },
  });
  expect(await submit(rating, 0, 2)).not.toHaveProperty("warning");
  const question = { ...check, textB: "", candidates: ["Never", "Often", "Always"], accepted: [3] };
  const choice = await makeWorld({
    preset: "choice",
    contentOf: () => ({ form: "question", candidates: ["a", "b"], right: 1 }),
    settings: { attentionChecks: { ...policy, checks: [question] } },
  });
  const leased = await page(choice, 0);
  const sent = answers(leased, 1, 1);
  const given = sent.answers.map((answer) => {
    const item = leased.items.find(({ key }) => key === answer.key);
    const at = item?.type === "choice" ? item.candidates.indexOf("Always") : -1;
    return at < 0 ? answer : { ...answer, values: { choice: at + 1 } };
  });
  await submitAssignment(choice.deps, actor(choice, 0), { ...sent, answers: given });
  const rows = await database.store.read.select().from(metChecks);
  expect(rows.map(({ passed, value }) => [passed, value]).sort()).toEqual([
    [true, 2],
    [true, 3],
  ]);
});
