import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListedJudgment } from "@/server/domain/judgment/listed-judgment";
import { enterProject } from "@/server/services/project/enter-project";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { serveApi } from "@/testing/api-server";
import { askApi, tokenOf, type SentToApi } from "@/testing/ask-api";
import { callerFor } from "@/testing/caller";
import { workAtJobs } from "@/testing/jobs";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
const run = promisify(execFile);
let world: World;
let api: Awaited<ReturnType<typeof serveApi>>;
let owner: TestOrganizer;
let token: string;

/** A campaign in which one annotator was excluded, one stopped and their work discarded, and gold was answered. */
beforeEach(async () => {
  world = await makeProject(database.store, {
    ...{ items: 12, gold: 6, annotators: 4, overlap: 2 },
    settings: { payPerHitMinor: 20 },
  });
  const { deps, annotators } = world;
  owner = await makeOrganizer(database.store);
  await addMember(database.store, world.projectId, owner, "owner");
  for (const [at, annotator] of annotators.slice(0, 3).entries()) {
    await answerAndSubmitHit(deps, annotator, 3);
    if (at !== 1) await answerAndSubmitHit(deps, annotator, 4);
  }
  world.clock.advance(600_000);
  const scope = await enterProject(deps, { kind: "user", userId: owner.userId }, world.slug, "own");
  await excludeByHand(deps, scope, { annotator: "A-001", reason: "Copies the same answer" });
  await changeByHand(deps, scope, { annotator: "A-002", act: "stop", reason: "Asked to" });
  api = await serveApi(deps);
  token = await tokenOf(deps, owner);
  const { location } = database;
  if ("file" in location) vi.stubEnv("TOUCHSTONE_DATA", path.dirname(location.file));
});
afterEach(async () => {
  await api.close();
  vi.unstubAllEnvs();
});

const ask = (method: string, address: string, sent?: SentToApi) =>
  askApi(api.url, token, [method, `/api/v1${address}`], sent);
const inProject = (address: string) => `/projects/${world.slug}${address}`;

interface Page<Row> {
  data: Row[];
  cursor: string | null;
}

async function everything<Row>(address: string, limit = 7): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = null; ;) {
    const behind = `${address.includes("?") ? "&" : "?"}limit=${limit}${cursor === null ? "" : `&cursor=${cursor}`}`;
    // A list answers with a page.
    const page = (await ask("GET", `${address}${behind}`)).json as unknown as Page<Row>;
    expect(page.data.length).toBeLessThanOrEqual(limit);
    rows.push(...page.data);
    if (page.cursor === null) return rows;
    ({ cursor } = page);
  }
}

const linesIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ListedJudgment);

const ofProcess = () => {
  const { location } = database;
  return { ...process.env, DATABASE_URL: "databaseUrl" in location ? location.databaseUrl : "" };
};

/** Runs a program and gives back what it printed. */
async function printed(program: string, words: string[], more: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(program, words, { env: { ...ofProcess(), ...more } });
  return stdout;
}

const python = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
const hasPython = await run(python, ["--version"]).then(
  () => true,
  () => false,
);
if (!hasPython) console.warn("Python 3 is not there: what needs it is left out.");

test("screen, API, command line and client count the same judgments", async () => {
  const { caller } = callerFor(database, {
    account: { id: owner.userId, name: owner.name, email: owner.email },
    deps: world.deps,
  });
  const { judgments } = await caller.project.progress({ project: world.slug });
  expect(judgments.done).toBeGreaterThan(0);
  const all = await everything<ListedJudgment>(inProject("/judgments"));
  const counted = all.filter(({ isCounted }) => isCounted);
  expect(all.length).toBeGreaterThan(counted.length);
  expect(all.some(({ isGold }) => isGold)).toBe(true);
  const status = (await ask("GET", inProject("/status"))).json as { judgments: { done: number } };
  const lines = await ask("GET", inProject("/judgments?counted=true"), {
    headers: { accept: "application/x-ndjson" },
  });
  expect(lines.headers.get("content-type")).toContain("application/x-ndjson");
  expect(linesIn(lines.text)).toEqual(counted);
  const listed = await everything<ListedJudgment>(inProject("/judgments?counted=true"), 3);
  expect(listed).toEqual(counted);
  const cli = ["server/cli/bin.mjs", "status", world.slug, "--json"];
  const told = JSON.parse(await printed(process.execPath, cli)) as { judgments: { done: number } };
  const counts = [status.judgments.done, counted.length, told.judgments.done];
  if (hasPython) {
    const program = `import sys; from touchstone_client import Touchstone
print(len(Touchstone(*sys.argv[1:3]).project(sys.argv[3]).judgments(counted=True)))`;
    const words = ["-c", program, api.url, token, world.slug];
    counts.push(Number(await printed(python, words, { PYTHONPATH: path.resolve("clients/python") })));
  }
  expect(counts).toEqual(counts.map(() => judgments.done));
});

test.skipIf(!hasPython)(
  "the Python client's own tests pass against this server",
  async () => {
    const folder = path.resolve("clients/python");
    const result = run(python, ["-B", "-m", "unittest", "discover", "-s", "tests"], {
      cwd: folder,
      env: {
        ...process.env,
        TOUCHSTONE_URL: api.url,
        TOUCHSTONE_TOKEN: token,
        TOUCHSTONE_READING_TOKEN: await tokenOf(world.deps, owner, ["read:projects"]),
        TOUCHSTONE_PROJECT: world.slug,
      },
    });
    let isDone = false;
    void result.finally(() => (isDone = true)).catch(() => undefined);
    while (!isDone) {
      await workAtJobs(world.deps);
      await wait(50);
    }
    // unittest reports on standard error.
    const { stderr } = await result.catch((error: { stderr: string }) => {
      throw new Error(error.stderr);
    });
    expect(stderr).toMatch(/\nOK/);
  },
  120_000,
);

test("the activity names the token that read, once an hour for each thing, and the token that wrote", async () => {
  await everything(inProject("/judgments"), 100);
  const { text } = await ask("GET", inProject("/judgments"), { headers: { accept: "application/x-ndjson" } });
  await ask("POST", inProject("/pause"));
  const { caller } = callerFor(database, {
    account: { id: owner.userId, name: owner.name, email: owner.email },
    deps: world.deps,
  });
  const { entries } = await caller.activity.list({ project: world.slug });
  const read = entries.filter(({ kind }) => kind === "token_read");
  expect(read).toMatchObject([
    { token: "nightly pull", by: owner.name, data: { thing: "judgments", count: linesIn(text).length * 2 } },
  ]);
  expect(entries.find(({ kind }) => kind === "project_paused")).toMatchObject({ token: "nightly pull" });
});

test("every list goes on behind its cursor, and a cursor of another list is refused", async () => {
  type Named = Record<string, unknown>;
  const items = await everything<Named>(inProject("/items"), 5);
  expect(new Set(items.map(({ id }) => id)).size).toBe(18);
  expect(items.map(({ id }) => id)).toEqual([...world.itemIds, ...world.goldIds]);
  expect(await everything(inProject("/items?gold=gold"), 4)).toHaveLength(6);
  const people = await everything<Named>(inProject("/annotators"), 1);
  expect(people.map(({ pseudonym }) => pseudonym)).toEqual(["A-001", "A-002", "A-003", "A-004"]);
  expect(await everything(inProject("/annotators?state=stopped"), 1)).toHaveLength(2);
  expect(await everything(inProject("/exclusions"), 1)).toMatchObject([{ annotator: "A-001" }]);
  const paid = await everything<Named>(inProject("/payments"), 2);
  expect(paid.map(({ annotator, dueMinor }) => [annotator, dueMinor])).toEqual([
    ["A-001", 40],
    ["A-002", 20],
    ["A-003", 40],
  ]);
  expect(paid[0]).toMatchObject({ recruiterId: null, recruiterState: null, differs: false });
  expect(await everything("/projects", 1)).toMatchObject([{ slug: world.slug }]);
  const waiting = await everything(inProject("/adjudication"), 1);
  expect(Array.isArray(waiting)).toBe(true);
  const refused = await ask("GET", inProject("/items?cursor=bm90IGpzb24"));
  expect(refused).toMatchObject({ status: 400, json: { error: { reason: "malformed" } } });
});

test("a file is imported under a key once, followed to its end, and gold is set, off and removed", async () => {
  const made = await ask("POST", "/projects", { body: { preset: "sts-2012", name: "New", slug: "new-one" } });
  expect(made.status).toBe(201);
  const body = "id,text_a,text_b,score\n1,a,b,3\n2,c,d,4\n";
  const headers = { "content-type": "text/csv", "idempotency-key": "pairs" };
  const address = "/projects/new-one/imports?dataset=pairs&format=csv&gold=first:1";
  const first = await ask("POST", address, { body, headers });
  expect(first.status).toBe(202);
  expect((await ask("POST", address, { body, headers })).text).toBe(first.text);
  const other = await ask("POST", address, { body: `${body}3,e,f,5\n`, headers });
  expect(other.status).toBe(409);
  const { job } = first.json as { job: { id: string } };
  const ended = await ask("GET", `/jobs/${job.id}`);
  expect(ended.json).toMatchObject({ state: "done", project: "new-one", result: { itemCount: 2 } });
  const { data } = (await ask("GET", "/projects/new-one/items?dataset=pairs")).json as unknown as Page<{
    id: string;
  }>;
  expect(data).toMatchObject([{ gold: { answer: 3 } }, { gold: null }]);
  const item = `/projects/new-one/items/${data[1]?.id}`;
  const gold = { answer: 4, tolerance: 0, accepted: [], explanation: "Nearly the same." };
  expect((await ask("PATCH", item, { body: { gold } })).json).toMatchObject({
    gold: { ...gold, enabled: true },
  });
  expect((await ask("PATCH", item, { body: { enabled: false } })).json).toMatchObject({
    gold: { enabled: false },
  });
  expect((await ask("PATCH", item, { body: { gold: null } })).json).toMatchObject({ gold: null });
  for (const [verb, state] of [
    ["launch", "live"],
    ["pause", "paused"],
    ["resume", "live"],
    ["close", "closed"],
  ]) {
    expect((await ask("POST", `/projects/new-one/${verb}`)).json).toMatchObject({ state });
  }
  expect((await ask("DELETE", "/projects/new-one")).status).toBe(200);
  expect((await ask("GET", "/projects/new-one")).status).toBe(404);
});

test("a file with a line that cannot be read ends its job with the line", async () => {
  await ask("POST", "/projects", { body: { preset: "sts-2012", name: "New", slug: "new-one" } });
  const started = await ask("POST", "/projects/new-one/imports?format=csv", {
    body: "id,text_a,text_b\n1,a\n",
    headers: { "content-type": "text/csv" },
  });
  const { job } = started.json as { job: { id: string } };
  expect((await ask("GET", `/jobs/${job.id}`)).json).toMatchObject({
    state: "failed",
    error: { reason: "file_refused", details: { errors: [{ line: 2 }] } },
  });
  const wrong = await ask("POST", "/projects/new-one/imports?gold=some", {
    body: "x",
    headers: { "content-type": "text/csv" },
  });
  expect(wrong.json).toMatchObject({ error: { reason: "malformed", details: { fields: { gold: {} } } } });
});

test("a protocol goes out as YAML or JSON, comes back the same, and makes a project", async () => {
  const yaml = await ask("GET", inProject("/protocol"), { headers: { accept: "application/yaml" } });
  expect(yaml.headers.get("content-type")).toContain("application/yaml");
  const asJson = await ask("GET", inProject("/protocol"));
  const sent = { body: yaml.text, headers: { "content-type": "application/yaml" } };
  const made = await ask("POST", "/projects?slug=from-yaml", sent);
  expect(made.json).toMatchObject({ slug: "from-yaml", state: "draft" });
  expect((await ask("GET", "/projects/from-yaml/protocol")).json).toEqual(asJson.json);
  const other = await ask("POST", "/projects", { body: { ...asJson.json, slug: "from-json" } });
  expect(other.status).toBe(201);
  const loaded = await ask("PUT", "/projects/from-json/protocol", {
    body: { ...asJson.json, language: "de" },
  });
  expect(loaded.json).toMatchObject({ language: "de" });
  const faulty = await ask("PUT", "/projects/from-json/protocol", {
    body: "format: [",
    headers: { "content-type": "application/yaml" },
  });
  expect(faulty).toMatchObject({ status: 422, json: { error: { reason: "file_refused" } } });
});

test("a preview of an exclusion changes nothing; the exclusion and its end do", async () => {
  const before = await ask("GET", inProject("/status"));
  const body = { annotator: "A-003", reason: "Too fast" };
  const preview = await ask("POST", inProject("/exclusions"), { body: { ...body, preview: true } });
  expect(preview.json).toMatchObject({ judgments: 10, hits: 2 });
  const done = (answer: typeof before) => answer.json["judgments"];
  expect(done(await ask("GET", inProject("/status")))).toEqual(done(before));
  const excluded = await ask("POST", inProject("/exclusions"), { body });
  expect(excluded.json).toMatchObject({ annotators: 1, judgments: 10 });
  const { batch } = excluded.json as { batch: string };
  const back = await ask("POST", inProject(`/exclusions/${batch}/take-back`), {
    body: { reason: "Looked again" },
  });
  expect(back.json).toMatchObject({ annotators: 1, returned: 10 });
  expect(done(await ask("GET", inProject("/status")))).toEqual(done(before));
});
