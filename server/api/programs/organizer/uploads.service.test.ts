import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { count } from "drizzle-orm";
import { items } from "@/db/schema";
import type { PresetName } from "@/server/domain/preset/presets";
import { ApiBench } from "@/testing/api-bench";
import { makeDraft } from "@/testing/draft";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";

const database = databasePerTest();
const bench = new ApiBench();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-uploads-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function draft(preset?: PresetName): Promise<void> {
  const { deps } = testDeps(database.store);
  const { scope } = await makeDraft(deps, preset && { preset });
  await bench.open(deps, scope);
}

interface Job {
  state: string;
  error: { reason: string; details: Record<string, unknown> } | null;
  result: Record<string, unknown> | null;
}

async function upload(name: string, text: string) {
  const sent = { "content-type": "application/octet-stream" };
  const answer = await bench.ask("POST", `/uploads?name=${encodeURIComponent(name)}`, text, sent);
  expect(answer.status, answer.text).toBe(201);
  return answer.json as { uploadId: string; fileName: string; bytes: number };
}

/** What a job that this request begins comes to. */
async function ends(address: string, body: unknown): Promise<Job> {
  const { job } = await bench.does<{ job: { id: string } }>(address, body, 202);
  for (;;) {
    const found = await bench.get<Job & { id: string }>(`/api/v1/jobs/${job.id}`);
    if (found.state !== "running") return found;
  }
}

const itemCount = async () => (await database.store.read.select({ n: count() }).from(items))[0]?.n ?? 0;
const pairs = "nr;one;two;points\n1;A cat;A dog;3,5\n2;A car;A bus;1,0\n";
const mapping = { id: "nr", textA: "one", textB: "two", score: "points" };

test("files are checked without a trace, imported with the columns that are named, listed and removed", async () => {
  await draft();
  const file = await upload("Mappe 1.csv", pairs);
  expect(file).toMatchObject({ fileName: "Mappe 1.csv", bytes: pairs.length });
  const asked = { files: [file], dataset: "excel", mapping, decimalComma: true, gold: { take: "all" } };
  const checked = await ends("POST /uploads/check", asked);
  expect(checked).toMatchObject({ state: "done", result: { good: 2, bad: 0, goldCount: 2 } });
  expect(await itemCount()).toBe(0);
  expect(await ends("POST /uploads/import", asked)).toMatchObject({ result: { itemCount: 2 } });
  expect(await itemCount()).toBe(2);
  const listed = await bench.get<{ data: { id: string; textA: string }[] }>("/items?dataset=excel");
  expect(listed.data.map(({ textA }) => textA)).toEqual(["A cat", "A car"]);
  const [first] = listed.data;
  expect(await bench.get(`/items/${first?.id}`)).toMatchObject({ type: "pair-rating" });
  expect(await bench.refusal("GET /items/none")).toEqual([404, "not_found"]);
  const imports = await bench.get<{ data: { id: string; fileName: string }[] }>("/imports");
  expect(imports.data).toMatchObject([{ fileName: "Mappe 1.csv", itemCount: 2 }]);
  // What was imported is no upload any more.
  expect(await bench.refusal("POST /uploads/import", asked)).toEqual([404, "not_found"]);
  await bench.does(`DELETE /imports/${imports.data[0]?.id}`);
  expect(await itemCount()).toBe(0);
  expect(await bench.refusal(`DELETE /imports/${imports.data[0]?.id}`)).toEqual([404, "not_found"]);
});

test("a file with lines at fault is imported by nobody, and all that is wrong comes as a table", async () => {
  await draft();
  const file = await upload("bad.csv", "id,text_a,text_b\n1,only one\n2,x,y\n3,\n");
  expect(await ends("POST /uploads/check", { files: [file] })).toMatchObject({ result: { good: 1, bad: 2 } });
  expect(await ends("POST /uploads/import", { files: [file] })).toMatchObject({
    state: "failed",
    error: { reason: "file_refused", details: { bad: 2 } },
  });
  expect(await itemCount()).toBe(0);
  const table = await bench.ask("POST", "/uploads/errors", { files: [file] });
  expect([table.status, table.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(table.text.trim().split("\n")).toHaveLength(3);
  expect(await bench.refusal("POST /uploads/check", { files: [] })).toEqual([400, "malformed"]);
  const foreign = { files: [{ uploadId: "../../etc", fileName: "x.csv" }] };
  expect(await bench.refusal("POST /uploads/check", foreign)).toEqual([404, "not_found"]);
});

test("an upload under a key is kept once", async () => {
  await draft();
  const headers = { "content-type": "text/csv", "idempotency-key": "one" };
  const first = await bench.ask("POST", "/uploads?name=a.csv", pairs, headers);
  const again = await bench.ask("POST", "/uploads?name=a.csv", pairs, headers);
  expect([first.status, again.text]).toEqual([201, first.text]);
  const other = await bench.ask("POST", "/uploads?name=a.csv", `${pairs}3;x;y;1\n`, headers);
  expect(other.status).toBe(409);
});

test("candidates are counted, a sample is drawn, downloaded and imported", async () => {
  await draft();
  const lines = Array.from(
    { length: 8 },
    (_, at) => `p${at},the same text,${at < 5 ? "other" : "the same text"}`,
  );
  const file = await upload("candidates.csv", `id,sentence1,sentence2\n${lines.join("\n")}\n`);
  expect(await bench.does("POST /uploads/sample-columns", { file, header: true })).toMatchObject({
    columns: ["id", "sentence1", "sentence2"],
    textA: "sentence1",
  });
  const choices = {
    form: { kind: "pairs", by: { kind: "none" } },
    header: true,
    similarity: "token-overlap",
    seed: 1,
    draw: { edges: [0, 0.5, 1], takes: [2, 2], short: "leave", split: null },
  };
  const { result } = await ends("POST /uploads/sample", { file, choices });
  expect(result).toMatchObject({ kind: "counted", pairs: 8, drawn: { pairs: 4 } });
  const { drawn } = result as { drawn: { uploadId: string; fileName: string; mapping: object } };
  const table = await bench.ask("GET", `/uploads/${drawn.uploadId}/${drawn.fileName}`);
  expect(table.text.trim().split("\n")).toHaveLength(5);
  const imported = { files: [drawn], mapping: drawn.mapping };
  expect(await ends("POST /uploads/import", imported)).toMatchObject({ result: { itemCount: 4 } });
  const backwards = { ...choices, draw: { ...choices.draw, edges: [1, 0.5, 0] } };
  expect(await bench.refusal("POST /uploads/sample", { file, choices: backwards })).toEqual([
    400,
    "malformed",
  ]);
});

test("what is no pyramid and what is no release is said", async () => {
  await draft("choice");
  const file = await upload("no.pyr", "<not a pyramid");
  const made = await ends("POST /uploads/pyramid-tests", {
    files: [file],
    choices: { seed: 1, balanced: false },
  });
  expect(made).toMatchObject({ state: "done", result: { kind: "faulty", fileName: "no.pyr" } });
  expect(await bench.refusal("POST /uploads/vector-scores", { file, version: 1 })).toEqual([
    404,
    "not_found",
  ]);
});

test("work that has ended is not cancelled, and an unknown job is not there", async () => {
  await draft();
  const file = await upload("pairs.csv", "id,text_a,text_b\n1,x,y\n");
  const { job } = await bench.does<{ job: { id: string } }>("POST /uploads/import", { files: [file] }, 202);
  await expect.poll(() => bench.get(`/api/v1/jobs/${job.id}`)).toMatchObject({ state: "done" });
  await bench.does(`POST /api/v1/jobs/${job.id}/cancel`);
  expect(await bench.get(`/api/v1/jobs/${job.id}`)).toMatchObject({ state: "done" });
  expect(await itemCount()).toBe(1);
  expect(await bench.refusal("POST /api/v1/jobs/none/cancel")).toEqual([404, "not_found"]);
});

test("a token that reads items neither uploads nor imports", async () => {
  await draft();
  const file = await upload("pairs.csv", "id,text_a,text_b\n1,x,y\n");
  await bench.isGuarded("POST /uploads/import", "write:items", { files: [file] });
  await bench.isGuarded("POST /uploads?name=x.csv", "write:items");
  await bench.isGuarded(`GET /uploads/${file.uploadId}/pairs.csv`, "read:items");
  expect(await bench.get("/imports")).toEqual({ data: [], cursor: null });
});
