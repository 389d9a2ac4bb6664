import { text } from "node:stream/consumers";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { annotators } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { organizing } from "@/testing/evaluation";
import { writeJudgments } from "@/testing/world/judgments";
import { EvaluationBench, itemCount, nearRun, refusalOfAct } from "@/testing/evaluation-bench";
import { storedRelease } from "@/testing/stored-folders";
import { openEvaluation } from "./open-evaluation";
import { setEvaluationOpen } from "./set-evaluation-open";
import { showEvaluation } from "./show-evaluation";
import { showPublicLeaderboard } from "./show-leaderboard";
import { showPublicEvaluation } from "./show-public-evaluation";
import { showTeam } from "./show-team";
import { writePublicLeaderboard } from "./write-leaderboard";

const database = databasePerTest();
const bench = new EvaluationBench(database);
const hour = 3_600_000;

test("scores stay hidden until the evaluation is closed, from the public and from teams", async () => {
  await bench.release();
  const endsAt = new Date(bench.world.clock.now() + hour).toISOString();
  const key = await bench.open({ scoresShown: "after-closing", endsAt });
  const link = await bench.ready(key, "one");
  await bench.send(link, "near", nearRun);
  expect(await showPublicLeaderboard(bench.world.deps, key)).toBeNull();
  expect((await showTeam(bench.world.deps, link)).runs[0]?.figures).toBeNull();
  expect(await refusalOfAct(writePublicLeaderboard(bench.world.deps, key))).toMatchObject({
    reason: "not_found",
  });
  expect((await bench.table()).rows).toHaveLength(1);
  bench.world.clock.advance(hour);
  expect((await showPublicLeaderboard(bench.world.deps, key))?.rows).toHaveLength(1);
  expect((await showTeam(bench.world.deps, link)).runs[0]?.figures?.mean).toBeGreaterThan(0.5);
  expect(await showPublicEvaluation(bench.world.deps, key)).toMatchObject({ isOpen: false, hasScores: true });
  const csv = await text((await writePublicLeaderboard(bench.world.deps, key)).stream);
  expect(csv).toContain("1,one,near,false,false,");
  expect(csv).not.toContain("ana@example.org");
});

test("names of teams are taken once, a link opens its own team, and unknown ones open nothing", async () => {
  await bench.release();
  const key = await bench.open();
  const link = await bench.register(key, "The Team");
  expect(await refusalOfAct(bench.register(key, " the  TEAM"))).toMatchObject({ reason: "team_name_taken" });
  expect(await refusalOfAct(showTeam(bench.world.deps, { key, token: "guess" }))).toMatchObject({
    reason: "not_found",
  });
  expect(await refusalOfAct(showPublicEvaluation(bench.world.deps, "guess"))).toMatchObject({
    reason: "not_found",
  });
  const first = bench.world;
  await bench.release();
  const otherKey = await bench.open();
  expect(await refusalOfAct(showTeam(first.deps, { ...link, key: otherKey }))).toMatchObject({
    reason: "not_found",
  });
  expect((await showTeam(first.deps, link)).name).toBe("The Team");
});

test("only who may change the evaluation knows how to reach teams", async () => {
  await bench.release();
  const key = await bench.open();
  await bench.register(key, "one");
  const [known] = (await bench.screen()).evaluation?.teams ?? [];
  expect(known).toMatchObject({ contact: "ana@example.org", people: "Ana Lin", runs: 0, lastRunAt: null });
  const viewer = { ...(await organizing(bench.world)), role: "viewer" as const };
  const [seen] = (await showEvaluation(bench.world.deps, viewer)).evaluation?.teams ?? [];
  expect(seen).toMatchObject({ name: "one", contact: null, people: null });
});

test("a project has one evaluation, and each act of its organizers is noted", async () => {
  await bench.release();
  await bench.open();
  expect(
    await refusalOfAct(openEvaluation(bench.world.deps, await organizing(bench.world), 1)),
  ).toMatchObject({
    reason: "conflict",
  });
  await setEvaluationOpen(bench.world.deps, await organizing(bench.world), false);
  await setEvaluationOpen(bench.world.deps, await organizing(bench.world), false);
  await setEvaluationOpen(bench.world.deps, await organizing(bench.world), true);
  const events = await latestEvents(database.store.read, bench.world.projectId, 20);
  const noted = events.map(({ kind }) => kind).filter((kind) => kind.startsWith("evaluation_"));
  expect(noted).toEqual([
    "evaluation_reopened",
    "evaluation_closed",
    "evaluation_changed",
    "evaluation_opened",
  ]);
});

test("a release that is not there, was changed, or lacks gold is refused with its cause", async () => {
  await bench.release();
  const opening = async (version: number) =>
    refusalOfAct(openEvaluation(bench.world.deps, await organizing(bench.world), version));
  expect(await opening(2)).toMatchObject({ reason: "not_found" });
  const file = path.join(storedRelease(bench.world.projectId, 1), "STS.gs.pairs.txt");
  const before = readFileSync(file);
  writeFileSync(file, "5\n".repeat(itemCount));
  expect(await opening(1)).toMatchObject({ reason: "release_not_evaluable", cause: "changed" });
  writeFileSync(file, before);
  expect(await opening(1)).toBeNull();

  await bench.make({ items: 4, annotators: 3 });
  await writeJudgments(bench.world, [{ itemId: bench.world.itemIds[0]!, annotator: 0, value: 3 }]);
  await bench.releaseAgain();
  expect(await opening(1)).toMatchObject({ reason: "release_not_evaluable", cause: "gold" });
});

test("simulated annotators are no gold, and a task type without runs has no evaluation", async () => {
  await bench.release();
  const [someone] = bench.world.annotators;
  await bench.world.deps.store.write((tx) =>
    tx
      .update(annotators)
      .set({ externalId: "rehearsal careful-1" })
      .where(eq(annotators.id, someone!.annotatorId)),
  );
  expect(
    await refusalOfAct(openEvaluation(bench.world.deps, await organizing(bench.world), 1)),
  ).toMatchObject({
    ...{ reason: "release_not_evaluable", cause: "simulated" },
  });
  await bench.make({ preset: "target-ranking-2016", state: "draft" });
  expect(
    await refusalOfAct(openEvaluation(bench.world.deps, await organizing(bench.world), 1)),
  ).toMatchObject({
    reason: "does_not_apply",
  });
});
