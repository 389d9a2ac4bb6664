import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AskedQuestion } from "@/server/domain/questionnaire/question";
import { withdrawOwn } from "@/server/services/erasure/withdraw-own";
import { submitQuestionnaire } from "@/server/services/questionnaire/submit-questionnaire";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { actor } from "@/testing/at-work";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { writeRelease } from "./internal/write-release";
import { verifyRelease } from "./verify/verify-release";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-questionnaire-test-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const base = { demographic: false, required: false, when: "before" } as const;
const questionnaire: AskedQuestion[] = [
  { ...base, name: "age", text: "How old are you?", kind: "age", release: "coarsened", options: [] },
  {
    ...{ ...base, name: "effort", text: "How hard is it?", kind: "likert", release: "as-answered" },
    options: ["Easy", "Hard"],
  },
  { ...base, name: "note", text: "Anything else?", kind: "text", release: "none", options: [] },
  {
    ...{ ...base, name: "field", text: "Your field?", kind: "choice", release: "coarsened" },
    options: ["Linguistics", "Law"],
  },
];

const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const send = (world: World, at: number, release: boolean, answers: Record<string, string | null>) =>
  submitQuestionnaire(world.deps, actor(world, at), {
    ...{ when: "before", answers },
    agreed: { research: true, release },
  });
const release = (world: World) =>
  writeRelease(world.deps, {
    ...{ projectId: world.projectId, version: 1, secret: "secret", folder },
    aggregation: world.settings.aggregation,
  });

const makeWorld = () =>
  makeProject(database.store, {
    ...{ items: 2, hitSize: 2, annotators: 8, overlap: 8 },
    settings: { questionnaire },
  });

test("a release has what people agree to, coarsened, under the names of their judgments, and can be computed again", async () => {
  const world = await makeWorld();
  await send(world, 0, true, { age: "34", effort: "Hard", note: "Private words", field: "Law" });
  await send(world, 1, false, { age: "71", effort: "Easy", note: "Private words" });
  await send(world, 2, true, { age: null });
  // Who has judged nothing is not in the release.
  await send(world, 3, true, { age: "99" });
  for (const [at, age] of [34, 36, 38, 47].entries()) await send(world, 4 + at, true, { age: String(age) });
  for (const at of [0, 1, 2, 4, 5, 6, 7]) await answerAndSubmitHit(world.deps, actor(world, at), 3);
  await release(world);
  const [head, ...lines] = read("questionnaire.csv").trimEnd().split("\n");
  expect(head).toBe("annotator,question,answer,point");
  const cells = lines.map((line) => line.split(","));
  expect(cells.map(([, ...rest]) => rest.join(",")).sort()).toEqual([
    ...Array.from({ length: 5 }, () => "age,30–49,"),
    "effort,Hard,2",
  ]);
  for (const [annotator = ""] of cells) expect(read("judgments.csv")).toContain(annotator);
  const all = readdirSync(folder).filter((name) => !name.endsWith(".parquet"));
  const text = all.map(read).join("\n");
  for (const secret of ["Private words", '"34"', '"71"', '"99"', ",34,"]) expect(text).not.toContain(secret);
  expect(read("data-card.md")).toContain(
    "`questionnaire.csv` has 6 answers to the organizers' questions, of 5 annotators",
  );
  expect(read("croissant.json")).toContain("questionnaire.csv");
  expect(await verifyRelease(folder)).toMatchObject({ differences: [] });
});

test("what nobody agrees to, and what an erased person answered, is in no release", async () => {
  const world = await makeWorld();
  await send(world, 0, true, { age: "34" });
  await send(world, 1, false, { age: "71" });
  for (const at of [0, 1]) await answerAndSubmitHit(world.deps, actor(world, at), 3);
  await withdrawOwn(world.deps, actor(world, 0));
  await release(world);
  expect(readdirSync(folder)).not.toContain("questionnaire.csv");
  expect(read("manifest.json")).not.toContain("questionnaireAnswers");
  expect(await verifyRelease(folder)).toMatchObject({ differences: [] });
});
