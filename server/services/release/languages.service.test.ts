import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joinProject } from "@/server/services/annotator/join-project";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import { submitQuestionnaire } from "@/server/services/questionnaire/submit-questionnaire";
import { fieldQuestion } from "@/testing/asked-questions";
import { actor } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { asThough, translateAll } from "@/testing/translate";
import { makeProject, type World } from "@/testing/world/world";
import { writeRelease } from "./internal/write-release";
import { verifyRelease } from "./verify/verify-release";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-languages-test-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** Somebody joins who reads these languages, and judges the one page that there is. */
async function work(world: World, languages: string[], value: number): Promise<void> {
  const browser = { tokenOf: () => undefined, annotatorId: null, device: undefined, wishes: languages };
  const { token } = await joinProject(world.deps, { project: world.slug, source: "link" }, browser);
  const known = await annotatorByToken(world.deps, token);
  if (known === null) throw new Error("Whoever joined is known.");
  const person = { ...known, languages };
  const next = await leaseNextHit(world.deps, person);
  if (next.kind === "none") throw new Error(`There is no page: ${next.reason}`);
  await submitAssignment(world.deps, person, answersTo(next.assignment, value));
}

async function release(world: World): Promise<void> {
  await writeRelease(world.deps, {
    ...{ projectId: world.projectId, version: 1, secret: "secret" },
    aggregation: world.settings.aggregation,
    folder,
  });
}

test("a campaign in three languages has one gold standard, whose judgments say in which language they were given", async () => {
  const world = await makeProject(database.store, { items: 4, hitSize: 4, overlap: 3 });
  await translateAll(world, "de");
  await translateAll(world, "es");
  await work(world, ["de-CH"], 2);
  await work(world, ["es"], 3);
  await work(world, ["fr", "en"], 4);
  await release(world);
  const rows = parse<Record<string, string>>(read("judgments.csv"), { columns: true });
  expect(rows.map(({ language, value }) => `${language} ${value}`).sort()).toEqual(
    ["de 2", "en 4", "es 3"].flatMap((one) => [one, one, one, one]),
  );
  const gold = parse<Record<string, string>>(read("gold.csv"), { columns: true });
  expect(gold.map(({ value, n }) => [value, n])).toEqual(Array.from({ length: 4 }, () => ["3", "3"]));
  expect(JSON.parse(read("manifest.json"))).toMatchObject({
    counts: {
      languages: ["de", "en", "es"].map((language) => ({ language, judgments: 4, annotators: 1 })),
    },
    languages: {
      own: "en",
      others: ["de", "es"].map((language) => ({ language, isRead: false, isOffered: true })),
      consents: ["de", "en", "es"].map((language) => ({ language, annotators: 1 })),
    },
  });
  expect(read("data-card.md")).toContain(
    "Counted judgments by language: German (`de`) 4 judgments of 1 annotator",
  );
  expect(read("protocol.yaml")).toContain("[es] ");
  expect(await verifyRelease(folder)).toMatchObject({ differences: [] });
});

test("answers that were read in several languages are one table, and no translated check is given away", async () => {
  const check = { id: "check-a", textA: "check: choose 2.", textB: "", candidates: [], accepted: [2] };
  const world = await makeProject(database.store, {
    ...{ items: 4, hitSize: 4, overlap: 2, annotators: 2 },
    settings: {
      questionnaire: [{ ...fieldQuestion, release: "as-answered" }],
      attentionChecks: { ...noAttentionChecks, everyPages: 1, checks: [{ ...check, textB: "Choose 2." }] },
    },
  });
  await translateAll(world, "de");
  for (const [at, language] of ["de", "en"].entries()) {
    const person = { ...actor(world, at), languages: [language] };
    await submitQuestionnaire(world.deps, person, {
      ...{ when: "before", answers: { field: "Linguistics" } },
      agreed: { research: true, release: true },
    });
    const next = await leaseNextHit(world.deps, person);
    if (next.kind === "none") throw new Error(`There is no page: ${next.reason}`);
    await submitAssignment(world.deps, person, answersTo(next.assignment, 2));
  }
  await release(world);
  const answers = parse<Record<string, string>>(read("questionnaire.csv"), { columns: true });
  expect(answers.map(({ answer }) => answer)).toEqual(["Linguistics", "Linguistics"]);
  const protocol = read("protocol.yaml");
  expect(protocol).toContain(asThough("de", "What is your field?"));
  expect(protocol).not.toContain("check: choose 2.");
  expect(protocol).not.toContain("check-text-a");
  expect(await verifyRelease(folder)).toMatchObject({ differences: [] });
});

test("a release of a project in one language says nothing of languages", async () => {
  const world = await makeProject(database.store, { items: 4, hitSize: 4, overlap: 1 });
  await work(world, ["de"], 2);
  await release(world);
  expect(read("judgments.csv").split("\n")[0]).toMatch(/,submitted_at$/);
  expect(read("judgments.jsonl")).not.toContain("language");
  expect(JSON.parse(read("manifest.json"))).not.toHaveProperty("languages");
  expect(read("protocol.yaml")).not.toContain("translations");
});
