import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as schema from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { workAtJobs } from "@/testing/jobs";
import { makeDraft, stsFiles } from "@/testing/draft";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { noPolicies } from "@/server/domain/policy/policies";
import type { RehearsalOrder } from "@/server/domain/rehearsal/rehearsal";
import { joinProject } from "@/server/services/annotator/join-project";
import { readEvaluatedRelease } from "@/server/services/evaluation/internal/read-evaluated-release";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { approvePay } from "@/server/services/payment/approve-pay";
import { deleteProject } from "@/server/services/project/delete-project";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { listProjects } from "@/server/services/project/list-projects";
import { showProject } from "@/server/services/project/show-project";
import { listActivity } from "@/server/services/activity/list-activity";
import { activityQuery } from "@/server/domain/activity/contracts";
import { storedRelease } from "@/testing/stored-folders";
import { makeRelease } from "@/server/services/release/make-release";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { discardCopies } from "./discard-copies";
import { rehearseCopy } from "./rehearse-copy";
import { requestRehearsal } from "./request-rehearsal";
import { showRehearsals } from "./show-rehearsals";
import { compareRehearsed, useRehearsed } from "./use-rehearsed-settings";

const database = databasePerTest();
let deps: Deps;
let folder: string;
beforeEach(() => {
  ({ deps } = testDeps(database.store));
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-rehearsal-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const order: RehearsalOrder = {
  people: { careful: 5, noisy: 1, random: 1, "one-answer": 1 },
  noise: null,
  secondsPerItem: 12,
  seed: 1,
  tried: [],
  keep: false,
  recorded: null,
};

const accuracy = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };
const stopping = { ...noPolicies.stopping, accuracy, onStop: "discard" } as const;

async function draft() {
  const made = await makeDraft(deps, { settings: { overlap: 3, stopping, consent: "" } });
  const choices = importChoices.parse({ gold: { take: "first", count: 20 } });
  await saveImport(deps, made.scope, stsFiles("pairs", 60), choices);
  return made;
}

const rehearse = ({ projectId }: { projectId: string }, change: Partial<RehearsalOrder> = {}) =>
  rehearseCopy(deps, {
    ...{ projectId, folder, startsAt: deps.now(), hear: () => undefined },
    order: { ...order, ...change },
  });

/** Every row of every table, by table, but for the history of jobs. */
async function allRows(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of Object.values(schema) as unknown[]) {
    if (!is(table, PgTable) && !is(table, SQLiteTable)) continue;
    const name = getTableName(table as PgTable);
    if (name === "jobs") continue;
    const rows = await database.store.read.select().from(table as typeof schema.projects);
    for (const row of rows) found.add(`${name} ${JSON.stringify(row)}`);
  }
  return found;
}

test("a draft is rehearsed as it is and with another setting, and the same seed says the same again", async () => {
  const { scope } = await draft();
  const tried = [{ overlap: 2 }];
  const first = await rehearse(scope, { tried });
  const [a, b] = first.settings;
  expect(first.settings.map(({ name, change }) => [name, change])).toEqual([
    ["A", {}],
    ["B", { overlap: 2 }],
  ]);
  // 40 work items in ten pages of four, and a gold item in each: 50 judgments a round.
  expect(a?.report.judgments).toEqual({ counted: 150, needed: 150 });
  expect(b?.report.judgments).toEqual({ counted: 100, needed: 100 });
  expect(a?.report.people.map(({ character, n }) => [character, n]).sort()).toEqual([
    ["careful", 5],
    ["noisy", 1],
    ["one-answer", 1],
    ["random", 1],
  ]);
  expect(a?.report.carefulStopped).toMatchObject({ value: 0, n: 5 });
  // Whoever answers at random has answered at most one page in four right, and is stopped.
  expect(a?.report.carelessFinished).toMatchObject({ value: 0, n: 2 });
  expect(a?.report.discarded).toBeGreaterThan(0);
  expect(a?.report.cost.amount).toBe(a === undefined ? 0 : Math.round(a.report.pages * 20) / 100);
  expect(await rehearse(scope, { tried })).toEqual(first);
  expect(await rehearse(scope, { tried, seed: 2 })).not.toEqual(first);
});

test("recorded answers take the place of simulated people", async () => {
  const { scope } = await draft();
  const lines = ["ana", "ben", "cy"].flatMap((name) =>
    Array.from({ length: 60 }, (_, at) => `${name},${at + 1},${(at + 1) % 6}`),
  );
  const recorded = { fileName: "answers.csv", text: ["annotator,item,value", ...lines].join("\n") };
  const { settings } = await rehearse(scope, { recorded });
  expect(settings[0]?.report).toMatchObject({
    judgments: { counted: 150, needed: 150 },
    people: [{ character: "recorded", n: 3, stopped: 0, finished: 3 }],
    carefulStopped: { value: null, reason: "no_trials" },
    agreement: { figure: { value: 1 } },
    discarded: 0,
  });
});

test("what keeps a draft from being launched keeps it from being rehearsed", async () => {
  const { scope } = await makeDraft(deps);
  await expect(rehearse(scope)).rejects.toMatchObject({ reason: "launch_incomplete" });
});

test("a live project is untouched, and what is made of its copies is marked and cannot pass for real", async () => {
  const { scope, actor, slug } = await draft();
  await deps.store.write((tx) => tx.update(schema.projects).set({ name: "STS headlines" }));
  const settings = (await getProject(deps, scope)).settings;
  await deps.store.write((tx) =>
    tx.update(schema.projects).set({ settings: { ...settings, consent: "I agree." } }),
  );
  await launchProject(deps, scope);
  const before = await allRows();
  await requestRehearsal(deps, scope, { ...order, keep: true, tried: [{ payPerHitMinor: 40 }] });
  await workAtJobs(deps);
  const after = await allRows();
  expect([...before].filter((row) => !after.has(row))).toEqual([]);
  const { rehearsals } = await showRehearsals(deps, scope);
  expect(rehearsals[0]?.job).toMatchObject({ state: "done", error: null });
  expect(rehearsals[0]?.copies.map(({ name }) => name)).toEqual([
    "STS headlines, R-1A",
    "STS headlines, R-1B",
  ]);
  const copySlug = rehearsals[0]?.copies[0]?.slug ?? "";
  const copy = await enterProject(deps, actor, copySlug, "organize");
  expect(await getProject(deps, copy)).toMatchObject({
    state: "closed",
    rehearsalOf: { slug, name: "STS headlines" },
  });
  const listed = await listProjects(deps, actor);
  expect(listed.map(({ isRehearsal, judgments }) => [isRehearsal, judgments.done]).sort()).toEqual([
    [false, 0],
    [true, 150],
    [true, 150],
  ]);
  await expect(joinProject(deps, { project: copySlug, source: "link" })).rejects.toMatchObject({
    reason: "not_found",
  });
  await expect(showProject(deps, copySlug, null)).rejects.toMatchObject({ reason: "not_found" });
  await expect(approvePay(deps, copy)).rejects.toMatchObject({ reason: "rehearsal_copy" });
  await expect(readEvaluatedRelease(deps, copy, 1)).rejects.toMatchObject({
    reason: "release_not_evaluable",
    details: { cause: "simulated" },
  });
  const { version } = await makeRelease(deps, copy);
  const release = storedRelease(copy.projectId, version);
  const names = readdirSync(release).filter((name) => !["manifest.json", "SHA256SUMS"].includes(name));
  expect(names.filter((name) => !/-simulated\.\w+$/.test(name))).toEqual([]);
  const text = (name: string) => readFileSync(path.join(release, name), "utf8");
  expect(text("manifest.json")).toMatch(/^\{\n {2}"simulated": true,/);
  expect(text("data-card-simulated.md")).toMatch(/^Simulated\. /);
  for (const name of names.filter((each) => each.endsWith(".csv"))) {
    const [head = "", ...lines] = text(name).trimEnd().split("\n");
    expect(head).toMatch(/,simulated$/);
    expect(lines.filter((line) => !line.endsWith(",true"))).toEqual([]);
  }
  expect((await verifyRelease(release)).differences).toEqual([]);
  await expect(requestRehearsal(deps, copy, order)).rejects.toMatchObject({ reason: "rehearsal_copy" });
  await discardCopies(deps, scope, { job: rehearsals[0]?.job.id ?? "" });
  expect(await listProjects(deps, actor)).toHaveLength(1);
  const afterAll = await allRows();
  expect([...afterAll].filter((row) => !before.has(row))).toEqual([]);
  expect(afterAll.size).toBe(before.size);
});

test("rehearsed settings are taken over with the rehearsal as the reason", async () => {
  const { scope } = await draft();
  await requestRehearsal(deps, scope, { ...order, tried: [{ overlap: 2 }] });
  await workAtJobs(deps);
  const [rehearsal] = (await showRehearsals(deps, scope)).rehearsals;
  const asked = { job: rehearsal?.job.id ?? "", setting: "B" } as const;
  expect(await compareRehearsed(deps, scope, asked)).toEqual([{ field: "settings.overlap", from: 3, to: 2 }]);
  await useRehearsed(deps, scope, asked);
  expect((await getProject(deps, scope)).settings.overlap).toBe(2);
  const { entries } = await listActivity(deps, scope, activityQuery.parse({}));
  expect(entries.find(({ data }) => data["reason"] !== undefined)).toMatchObject({
    kind: "project_changed",
    data: { reason: "rehearsal R-1" },
    changes: [{ field: "settings.overlap", from: 3, to: 2 }],
  });
});

test("the copies of a project go with it", async () => {
  const { actor, slug, scope } = await draft();
  await requestRehearsal(deps, scope, { ...order, keep: true });
  await workAtJobs(deps);
  expect(await listProjects(deps, actor)).toHaveLength(2);
  await deleteProject(deps, await enterProject(deps, actor, slug, "own"));
  expect(await listProjects(deps, actor)).toEqual([]);
  expect(await database.store.read.select().from(schema.items)).toEqual([]);
  expect(await database.store.read.select().from(schema.annotators)).toEqual([]);
});
