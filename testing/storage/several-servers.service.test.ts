import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findJob } from "@/db/queries/jobs";
import { knownRefusal } from "@/server/refusal";
import type { ImportRun } from "@/server/services/import/internal/check-import";
import type { Deps } from "@/server/deps";
import { importChoices, type ImportTask, type Upload } from "@/server/domain/import/contracts";
import type { OrganizeScope, ProjectScope } from "@/server/domain/organizer/actor";
import { openFiles } from "@/server/files/open-files";
import { openCalculator, type Calculator } from "@/server/jobs/calculator";
import { runJob } from "@/server/jobs/run-job";
import { openReaders } from "@/server/jobs/open-readers";
import { requestAgreement } from "@/server/services/agreement/request-agreement";
import { readImage } from "@/server/services/image/read-image";
import { shareReaders } from "@/server/services/import/shared-reading";
import { storeUpload } from "@/server/services/import/store-upload";
import { cancelTask } from "@/server/services/import/task/cancel-task";
import { beginTask } from "@/server/services/import/task/begin-task";
import { followTask } from "@/server/services/import/task/follow-task";
import { checkUploads, saveUploads } from "@/server/services/import/task/import-uploads";
import { claimJob } from "@/server/services/job/claim-job";
import { openResultFile } from "@/server/services/job/open-result-file";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { launchProject } from "@/server/services/launch/launch-project";
import { createProject } from "@/server/services/project/create-project";
import { deleteInBackground } from "@/server/services/project/delete-project";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { readKnownItems } from "@/server/services/rehearsal/known-items";
import { checkRelease } from "@/server/services/release/check-release";
import { openReleaseArchive } from "@/server/services/release/open-release-archive";
import { openReleasedFile } from "@/server/services/release/open-released-file";
import { requestRelease } from "@/server/services/release/request-release";
import { makeRelease } from "@/server/services/release/make-release";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { joinCampaign } from "@/testing/campaign/person";
import { makeActor } from "@/testing/draft";
import { calculatesHere, calculatorBy } from "@/testing/jobs";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import { museumArchive, museumPreset as preset, pictureOf } from "./museum";
import type { StorageStandIn } from "./stand-in";
import { useStorage } from "./use-storage";

/** One of the servers: what it works with, and the folder that is its alone. */
interface Server {
  deps: Deps;
  folder: string;
}

const database = databasePerTest();
const choices = importChoices.parse({});
let storage: StorageStandIn;
let clock: TestClock;
let one: Server;
let other: Server;
let parent: string;

beforeEach(async () => {
  ({ storage } = await useStorage());
  const { deps, clock: itsClock } = testDeps(database.store);
  clock = itsClock;
  parent = mkdtempSync(path.join(tmpdir(), "touchstone-servers-"));
  one = { deps, folder: path.join(parent, "one") };
  other = { deps: { ...deps, files: await openFiles() }, folder: path.join(parent, "other") };
  const { location } = database;
  if ("databaseUrl" in location) vi.stubEnv("DATABASE_URL", location.databaseUrl);
});
afterEach(async () => {
  await storage.stop();
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true });
});

/** Lets a server act, with its own data folder. */
function at<T>({ deps, folder }: Server, act: (deps: Deps) => Promise<T>): Promise<T> {
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  return act(deps);
}

/** What works beside a server: a process of its own on PostgreSQL, where several servers have one database. */
function calculatorOf({ deps }: Server): Calculator {
  if ("databaseUrl" in database.location) return openCalculator();
  return calculatorBy((calculation, hear) =>
    calculatesHere(deps)(calculation, hear).catch((error: unknown) => {
      const refusal = knownRefusal(error);
      if (refusal === null) throw error;
      const { reason, message } = refusal;
      return { ended: "failure", error: { reason, message } };
    }),
  );
}

async function workAtJob(server: Server, id: string): Promise<void> {
  const calculator = calculatorOf(server);
  try {
    const job = await claimJob(server.deps);
    expect(job?.id).toBe(id);
    if (job !== null) await runJob(server.deps, calculator, job);
  } finally {
    calculator.stop();
  }
}

async function endOf(server: Server, { projectId }: OrganizeScope, news: ImportTask): Promise<ImportTask> {
  let latest = news;
  while (latest.state === "running") {
    const { task } = latest;
    latest = await at(server, (deps) => followTask(deps, { projectId, task }));
  }
  return latest;
}

async function makeDraft(): Promise<ProjectScope<"own">> {
  const { deps } = one;
  const actor = await makeActor(deps);
  await createProject(deps, actor, { preset, name: "Museum", slug: "museum", language: "en" });
  const scope = await enterProject(deps, actor, "museum", "own");
  await updateProject(deps, scope, {
    settings: { contactName: "Ana Lin", contactEmail: "ana@example.org", allowShortRunway: true },
  });
  return scope;
}

async function uploaded(scope: OrganizeScope): Promise<Upload> {
  const archive = await museumArchive();
  return at(one, (deps) => storeUpload(deps, scope, "museum.zip", Readable.from([archive])));
}

/** A launched project whose files one server took, and the other read. */
async function makeMuseum() {
  const scope = await makeDraft();
  const upload = await uploaded(scope);
  await endOf(one, scope, await at(other, (deps) => saveUploads(deps, scope, [upload], choices)));
  const { summary: planned } = await checkLaunch(one.deps, scope);
  await at(one, (deps) => launchProject(deps, scope));
  return { scope, planned };
}

/** The same after two people have judged some of it. */
async function makeJudged(): Promise<OrganizeScope> {
  const { scope, planned } = await makeMuseum();
  const { deps } = one;
  const { actor } = scope;
  const known = await readKnownItems(deps, scope);
  const campaign = { deps, clock, preset, slug: "museum", actor, scope, known, planned } as const;
  for (const name of ["careful-1", "careful-2"]) await (await joinCampaign(campaign, name)).work({ hits: 2 });
  return scope;
}

const jobOf = ({ projectId }: OrganizeScope, id: string) => findJob(one.deps.store.read, projectId, id);

/** The files that a server has on its own disk. */
const filesOf = ({ folder }: Server) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];

const keysBelow = (name: string) =>
  [...storage.objects.keys()].filter((key) => key.startsWith(`of/one/${name}/`));

test("what one server takes another reads, and pictures are sent by both", async () => {
  const scope = await makeDraft();
  const readers = "databaseUrl" in database.location ? openReaders() : undefined;
  shareReaders(readers);
  try {
    const upload = await uploaded(scope);
    const checked = await at(other, (deps) => checkUploads(deps, scope, [upload], choices));
    expect(await endOf(one, scope, checked)).toMatchObject({
      state: "checked",
      preview: { good: 46, bad: 0 },
    });
    const saved = await at(other, (deps) => saveUploads(deps, scope, [upload], choices));
    expect(await endOf(one, scope, saved)).toMatchObject({ state: "saved", saved: { itemCount: 46 } });
  } finally {
    readers?.stop();
    shareReaders(undefined);
  }
  expect(keysBelow("images")).toHaveLength(46);
  expect(keysBelow("uploads").filter((key) => !key.includes("/task-"))).toEqual([]);
  for (const server of [one, other]) {
    const image = await at(server, (deps) => readImage(deps, scope, "3.png"));
    expect(image).toMatchObject({ mediaType: "image/png", bytes: pictureOf(3) });
  }
  expect([...filesOf(one), ...filesOf(other)]).toEqual([]);
});

test("a release that one server makes another checks and sends, whole and file by file", async () => {
  const scope = await makeJudged();
  const { job } = await at(one, (deps) => requestRelease(deps, scope));
  await at(other, () => workAtJob(other, job));
  expect(await jobOf(scope, job)).toMatchObject({ state: "done" });
  expect(await at(one, (deps) => checkRelease(deps, scope, { version: 1 }))).toEqual({ differing: [] });
  const zip = await at(one, (deps) => openReleaseArchive(deps, scope, { version: 1, folder: "v1" }));
  const unpacked = Object.entries(unzipSync(await buffer(zip)));
  const folder = mkdtempSync(path.join(parent, "release-"));
  for (const [place, bytes] of unpacked) {
    const name = path.posix.basename(place);
    const { stream, bytes: length } = await at(other, (deps) =>
      openReleasedFile(deps, scope, { version: 1, name }),
    );
    expect(length).toBe(bytes.length);
    expect((await buffer(stream)).equals(bytes)).toBe(true);
    writeFileSync(path.join(folder, name), bytes);
  }
  expect(keysBelow("releases")).toHaveLength(unpacked.length);
  expect(await verifyRelease(folder)).toMatchObject({ differences: [], judgments: expect.any(Number) });
  expect([...filesOf(one), ...filesOf(other)]).toEqual([]);
});

test("files of one server's job are sent by another", async () => {
  const scope = await makeJudged();
  const asked = { level: "interval", replicates: 100, seed: 1, minShared: 2 } as const;
  const { job } = await at(one, (deps) => requestAgreement(deps, scope, asked));
  await at(other, () => workAtJob(other, job));
  const names = keysBelow("jobs").map((key) => path.posix.basename(key));
  expect(names).toContain("pairs.csv");
  for (const name of names) {
    const sent = await buffer(await at(one, (deps) => openResultFile(deps, scope, { job, name })));
    expect(storage.objects.get(`of/one/jobs/${job}/${name}`)?.bytes.equals(sent)).toBe(true);
  }
  expect([...filesOf(one), ...filesOf(other)]).toEqual([]);
});

test("who asks one server for the end of a task is heard by the one that works at it", async () => {
  const scope = await makeDraft();
  const never = ({ signal }: ImportRun) =>
    new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(new Error("ended"))));
  const endless = await at(one, (deps) => beginTask(deps, scope, never));
  if (endless.state !== "running") throw new Error("It goes on.");
  await at(other, (deps) => cancelTask(deps, scope, endless.task));
  expect(await endOf(other, scope, endless)).toEqual({ state: "cancelled" });
});

test("a storage that fails in the middle of a release leaves none, and the next try makes it whole", async () => {
  const { scope } = await makeMuseum();
  let puts = 0;
  storage.breakBy((verb, key) =>
    verb === "put" && key.includes("/releases/") && (puts += 1) > 3 ? "cut" : null,
  );
  const first = await at(one, (deps) => requestRelease(deps, scope));
  await at(one, () => workAtJob(one, first.job));
  expect(await jobOf(scope, first.job)).toMatchObject({ state: "failed", error: { reason: "busy" } });
  expect(keysBelow("releases")).toEqual([]);
  const made = () => checkRelease(one.deps, scope, { version: 1 });
  await expect(made()).rejects.toMatchObject({ reason: "not_found" });
  storage.breakBy(() => null);
  const second = await at(one, (deps) => requestRelease(deps, scope));
  await at(other, () => workAtJob(other, second.job));
  expect(await made()).toEqual({ differing: [] });
});

test("a file of a release that is gone from the storage is named, and is not found", async () => {
  const { scope } = await makeMuseum();
  await at(one, (deps) => makeRelease(deps, scope));
  storage.objects.delete(keysBelow("releases").find((key) => key.endsWith("/gold.jsonl")) ?? "");
  expect(await checkRelease(one.deps, scope, { version: 1 })).toEqual({ differing: ["gold.jsonl"] });
  const gone = openReleasedFile(one.deps, scope, { version: 1, name: "gold.jsonl" });
  await expect(gone).rejects.toMatchObject({ reason: "not_found" });
  const zip = await openReleaseArchive(one.deps, scope, { version: 1, folder: "v1" });
  await expect(buffer(zip)).rejects.toThrow("gold.jsonl is missing in s3://touchstone-tests/of/one/");
});

test("a storage that is away is told as busy, nothing half is kept, and a project goes with its files", async () => {
  const scope = await makeDraft();
  const upload = await uploaded(scope);
  const saving = async () =>
    endOf(one, scope, await at(one, (deps) => saveUploads(deps, scope, [upload], choices)));
  let puts = 0;
  storage.breakBy((verb, key) =>
    verb === "put" && key.includes("/images/") && (puts += 1) > 5 ? "cut" : null,
  );
  await expect(saving()).rejects.toMatchObject({ reason: "busy" });
  storage.breakBy(() => null);
  expect(keysBelow("images")).toEqual([]);
  expect(await saving()).toMatchObject({ state: "saved" });
  storage.breakBy(() => "cut");
  await expect(readImage(one.deps, scope, "3.png")).rejects.toMatchObject({ reason: "busy" });
  storage.breakBy(() => null);
  await deleteInBackground(one.deps, scope, { address: "museum" });
  await expect.poll(() => storage.objects.size).toBe(0);
});
