import { noPolicies } from "@/server/domain/policy/policies";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { computeAgreement } from "@/server/services/agreement/compute-agreement";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { readKnownItems, resolveKeys } from "@/server/services/rehearsal/known-items";
import { writeRelease } from "@/server/services/release/internal/write-release";
import { parsePair } from "@/task-types/best-worst/imports/parse-pair";
import { printedScore } from "@/task-types/best-worst/printed-score";
import { scoredPairs } from "@/task-types/best-worst/scored-pairs";
import { serveApi } from "@/testing/api-server";
import { fileOf, makeDraft } from "@/testing/draft";
import { AnnotatorServer } from "./annotator-server";
import { AnnotatorClient } from "./http-client";
import { recordedAnnotators } from "@/server/services/rehearsal/recorded";
import type { RehearsedAnnotator } from "@/server/services/rehearsal/rehearsed-annotator";
import { simulatedAnnotators } from "@/server/services/rehearsal/simulated";
import { workThrough } from "./work-through";

const set = "../shared/data/semeval2012-task2-train";

const database = databasePerTest();
let deps: Deps;
let api: Awaited<ReturnType<typeof serveApi>>;
let folder: string;
beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  api = await serveApi(deps);
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-best-worst-"));
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const workAll = (scope: OrganizeScope, annotators: RehearsedAnnotator[]) =>
  Promise.all(
    annotators.map((annotator) =>
      workThrough(new AnnotatorClient(new AnnotatorServer(api.url)), scope.slug, annotator, {
        resolveKeys: (id) => resolveKeys(deps, scope, id),
        admitted: {},
      }),
    ),
  );

const computed = ({ projectId }: OrganizeScope) =>
  computeAgreement({
    deps,
    projectId,
    parameters: { level: "nominal", replicates: 100, seed: 1, minShared: 2 },
    checkpoint: null,
    folder,
    report: () => undefined,
    saw: () => undefined,
    save: () => undefined,
  });

async function released(scope: OrganizeScope, name: string): Promise<string[]> {
  const aggregation = { aggregation: { method: "majority" }, allNotApplicable: "missing" } as const;
  const target = path.join(folder, "release");
  await writeRelease(deps, {
    projectId: scope.projectId,
    version: 1,
    aggregation,
    folder: target,
    secret: "s",
  });
  return linesOf(path.join(target, name));
}

const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The answers to a category with the number of their question, its pairs, and the numbers of those chosen. */
function recordedChoices(category: string) {
  const questions = linesOf(`${set}/Phase2Questions/Phase2Questions-${category}.txt`).map(quoted);
  const sameSet = (pairs: string[]) => [...pairs].sort().join("\n");
  const numbers = new Map(questions.map((pairs, at) => [sameSet(pairs), at]));
  return linesOf(`${set}/Phase2Answers/Phase2Answers-${category}.txt`).map((line) => {
    const cells = quoted(line);
    const at = numbers.get(sameSet(cells.slice(0, 4))) ?? -1;
    const pairs = questions[at] ?? [];
    const numberOf = (cell = "") => pairs.indexOf(cell) + 1;
    return { question: at + 1, pairs, least: numberOf(cells[4]), most: numberOf(cells[5]) };
  });
}

const quoted = (line: string) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell = ""]) => cell);

test("raw answers of SemEval-2012 task 2, replayed through the product, are released as its ratings", async (context) => {
  context.skip(!existsSync(set), `${set} is not on this machine`);
  const { scope } = await makeDraft(deps, {
    preset: "best-worst",
    // A HIT is offered again only after all others, so that an answer that is not there does not come up for ever.
    settings: {
      composition: "fixed",
      hitSize: 1,
      overlap: 5,
      goldPerHit: 0,
      // Recorded people give back every page that they have no answer to.
      limits: { ...noPolicies.limits, returnsPerAnnotator: null },
    },
  });
  const questions = readFileSync(`${set}/Phase2Questions/Phase2Questions-1a.txt`, "utf8");
  await saveImport(deps, scope, [fileOf("1a.txt", questions)], importChoices.parse({}));
  await launchProject(deps, scope);

  const choices = recordedChoices("1a");
  // Three of the 506 answers cannot be given here: two chose one pair as both, one lacks a choice.
  const good = choices.filter(({ most, least }) => most !== least && most > 0 && least > 0);
  expect([choices.length, good.length]).toEqual([506, 503]);
  // The set names nobody: the n-th answer to each question is taken for the n-th person's.
  const asked = new Map<number, number>();
  const rows = good.map(({ question, most, least }) => {
    const person = (asked.get(question) ?? 0) + 1;
    asked.set(question, person);
    return `person ${person},${question},${most},${least}\n`;
  });
  const answers = path.join(folder, "answers.csv");
  writeFileSync(answers, `annotator,item,most,least\n${rows.join("")}`);
  const work = await workAll(scope, await recordedAnnotators(answers, await readKnownItems(deps, scope)));
  expect(work.reduce((sum, { counted }) => sum + counted, 0)).toBe(503);

  const found = await released(scope, "GoldRatings-1a.txt");
  const counted = scoredPairs(
    good.map(({ pairs, most, least }) => ({
      content: { pairs: pairs.flatMap((name) => [parsePair(name) ?? ["", ""]]) },
      choices: [{ most, least }],
    })),
  );
  expect(found).toEqual(
    counted.scores.flatMap(({ pair, score }) =>
      score.value === null ? [] : [`${printedScore(score).padStart(5)} "${pair.join(":")}"`],
    ),
  );
  const { figures, report } = await computed(scope);
  expect(report?.rows.map(({ dimension }) => dimension)).toEqual(["most", "least"]);
  for (const row of report?.rows ?? []) expect(row.figures).not.toHaveProperty("icc21");
  expect(figures).toMatchObject({
    type: "best-worst",
    datasets: [{ name: "1a", pairs: 41, questions: 103, answers: 503, splitHalf: { n: 41 } }],
  });
  // The pairs of the three answers aside, every line is the published one.
  const published = new Set(linesOf(`${set}/GoldRatings/GoldRatings-1a.txt`));
  const missed = new Set(choices.filter((one) => !good.includes(one)).flatMap(({ pairs }) => pairs));
  const others = found.filter((line) => !missed.has(quoted(line)[0] ?? ""));
  expect(others.filter((line) => !published.has(line))).toEqual([]);
  expect([found.length, others.length]).toEqual([41, 30]);
});

test("careful people are right on a test, and those who do not look are at chance", async () => {
  const { scope } = await makeDraft(deps, {
    preset: "choice",
    settings: { composition: "dynamic", hitSize: 10, overlap: 4, goldPerHit: 0 },
  });
  const lines = Array.from({ length: 40 }, (_, at) => `Q${at},a${at},b${at},c${at},d${at},${(at % 4) + 1}\n`);
  const file = fileOf(
    "duc.csv",
    `question,candidate1,candidate2,candidate3,candidate4,right\n${lines.join("")}`,
  );
  await saveImport(deps, scope, [file], importChoices.parse({}));
  await launchProject(deps, scope);
  const known = await readKnownItems(deps, scope);
  const mix = { careful: 3, noisy: 0, random: 1, "one-answer": 0 };
  const work = await workAll(scope, simulatedAnnotators(known, { annotators: 4, mix, seed: 1 }));
  expect(work.map(({ judgments }) => judgments)).toEqual([40, 40, 40, 40]);
  const human = JSON.parse((await released(scope, "human.duc.json")).join("\n")) as {
    chance: object;
    accuracy: { n: number };
    majority: { value: number };
    annotators: { value: number }[];
  };
  expect(human).toMatchObject({ chance: { value: 0.25 }, accuracy: { n: 160 } });
  expect(human.majority.value).toBeGreaterThan(0.95);
  const { figures, report: found, dimensions, files } = await computed(scope);
  const [dimension] = dimensions;
  expect(found?.rows[0]?.figures).toMatchObject({ percent: { n: 240 }, fleissKappa: { n: 40 } });
  expect(found?.rows[0]?.figures).not.toHaveProperty("interTaggerPearson");
  expect(dimension).toMatchObject({ crowd: null, divided: [] });
  expect(files.map(({ name }) => linesOf(path.join(folder, name))[0])).toEqual([
    "dimension,annotator,state,excluded,items,hits,gold_right,gold_answered",
    "dimension,a,b,equal,kappa,shared_items,reason",
    "dimension,dataset,item,n,values,adjudicated",
  ]);
  const report = (await released(scope, "agreement.md")).join("\n");
  expect(report).toMatch(/Fleiss' kappa/);
  expect(report).not.toMatch(/inter-tagger|pairwise/);
  const [head = "", first = ""] = await released(scope, "gold.csv");
  expect(first.split(",")[head.split(",").indexOf("sd")]).toBe("");
  const taken = figures?.type === "choice" ? figures.taken : null;
  expect(taken).toMatchObject({ by: "place" });
  expect(taken?.counts).toHaveLength(4);
  expect(taken?.counts.reduce((sum, count) => sum + count, 0)).toBe(160);
  expect(figures).toMatchObject({
    type: "choice",
    datasets: [{ name: "duc", questions: 40, accuracy: human.accuracy, majority: human.majority, f: null }],
  });
  // Careful ones take the right answer in 92.5 % of questions, guessers in 25 %: three standard deviations of 40 answers.
  const shares = human.annotators.map(({ value }) => value).sort((one, other) => one - other);
  expect(shares[0]).toBeLessThan(0.25 + 3 * Math.sqrt((0.25 * 0.75) / 40));
  expect(shares[1]).toBeGreaterThan(0.925 - 3 * Math.sqrt((0.925 * 0.075) / 40));
});
