import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { goldAnswers, items } from "@/db/schema";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { ApiBench } from "@/testing/api-bench";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
const bench = new ApiBench();
let world: World;

interface Batches {
  batches: { id: string; name: string; state: string }[];
}

interface Preview {
  mark: string;
}

/** A live project into which a file of two pairs comes as a batch that waits. */
beforeEach(async () => {
  world = await makeProject(database.store, {
    ...{ items: 6, hitSize: 3, overlap: 3, annotators: 3 },
    settings: { payPerHitMinor: 20 },
  });
  await bench.open(world.deps, world);
});

const batches = async () => (await bench.get<Batches>("/batches")).batches;

async function importMore(): Promise<string> {
  const known = new Set((await batches()).map(({ id }) => id));
  const sent = { "content-type": "text/csv" };
  const text = "id,text_a,text_b\n1,new a,new b\n2,newer a,newer b\n3,newest a,newest b\n";
  const started = await bench.ask("POST", "/imports?name=more.csv", text, sent);
  const { job } = started.json as { job: { id: string } };
  for (;;) {
    const { state } = await bench.get<{ state: string }>(`/api/v1/jobs/${job.id}`);
    if (state === "done") break;
  }
  return (await batches()).find(({ id }) => !known.has(id))?.id ?? "";
}

test("a batch waits, is opened by the mark of its preview and by no other, paused and resumed", async () => {
  const before = await batches();
  const id = await importMore();
  expect(await batches()).toHaveLength(before.length + 1);
  const open = { change: { change: "open", overlap: 3 } };
  const preview = await bench.does<Preview>(`POST /batches/${id}/preview`, open);
  const stateOf = async () => (await batches()).find((batch) => batch.id === id)?.state;
  const waits = await stateOf();
  expect(await bench.refusal(`POST /batches/${id}/changes`, { ...open, mark: "another" })).toEqual([
    409,
    "batch_changed",
  ]);
  expect(await stateOf()).toBe(waits);
  await bench.does(`POST /batches/${id}/changes`, { ...open, mark: preview.mark });
  const opened = await stateOf();
  expect(opened).not.toBe(waits);
  expect(await bench.refusal(`POST /batches/${id}/changes`, { ...open, mark: preview.mark })).toEqual([
    409,
    "batch_changed",
  ]);
  for (const change of ["pause", "resume"]) {
    const body = { change: { change } };
    const { mark } = await bench.does<Preview>(`POST /batches/${id}/preview`, body);
    await bench.does(`POST /batches/${id}/changes`, { ...body, mark });
  }
  expect(await stateOf()).toBe(opened);
  const nonsense = { change: { change: "open", overlap: 0 } };
  expect(await bench.refusal(`POST /batches/${id}/preview`, nonsense)).toEqual([400, "malformed"]);
  expect(await bench.refusal("POST /batches/none/preview", open)).toEqual([404, "not_found"]);
});

test("a batch that was never opened is discarded with its items, and no other", async () => {
  const own = await batches();
  const id = await importMore();
  await bench.does(`DELETE /batches/${id}`);
  const left = await database.store.read.select().from(items).where(eq(items.projectId, world.projectId));
  expect(left).toHaveLength(6);
  expect(await bench.refusal(`DELETE /batches/${id}`)).toEqual([404, "not_found"]);
  for (const batch of own) {
    const [status] = await bench.refusal(`DELETE /batches/${batch.id}`);
    expect([404, 409]).toContain(status);
  }
});

test("items on which people agree become gold by the marks of their preview", async () => {
  world = await makeProject(database.store, { items: 3, gold: 6, hitSize: 3, overlap: 3, annotators: 3 });
  await bench.open(world.deps, world);
  for (const annotator of world.annotators) await answerAndSubmitHit(world.deps, annotator, 3);
  const known = (await database.store.read.select().from(goldAnswers)).length;
  const rule = { agreement: 1, judgments: 3, tolerance: 0 };
  interface Promotable {
    items: { itemId: string; mark: string; answers: object[] }[];
  }
  const preview = await bench.does<Promotable>("POST /promotion/preview", rule);
  expect(preview.items.length).toBeGreaterThan(0);
  const goldCount = async () => (await database.store.read.select().from(goldAnswers)).length;
  const [first] = preview.items;
  const item = { itemId: first?.itemId, mark: first?.mark, answers: first?.answers };
  const chosen = { items: [item] };
  const wrong = { items: [{ ...item, mark: "another" }] };
  expect(await bench.refusal("POST /promotion", wrong)).toEqual([409, "batch_changed"]);
  expect(await goldCount()).toBe(known);
  await bench.does("POST /promotion", chosen);
  const rows = await database.store.read.select().from(goldAnswers);
  expect(rows).toHaveLength(known + 1);
  expect(rows.find(({ itemId }) => itemId === first?.itemId)).toMatchObject({ answer: 3 });
});

test("known answers are watched, a change is foreseen, and what they last for is told", async () => {
  world = await makeProject(database.store, { items: 6, gold: 4, annotators: 2, overlap: 2 });
  await bench.open(world.deps, world);
  for (const annotator of world.annotators) await answerAndSubmitHit(world.deps, annotator, 5);
  interface Gold {
    data: { itemId: string; seen: number; missed: number }[];
    cursor: string | null;
  }
  const { data } = await bench.get<Gold>("/gold");
  expect(data).toHaveLength(4);
  const missed = data.find((each) => each.missed > 0);
  expect(missed?.missed).toBe(missed?.seen);
  const firstPage = await bench.get<Gold>("/gold?limit=3");
  const lastPage = await bench.get<Gold>(`/gold?limit=3&cursor=${firstPage.cursor}`);
  expect([...firstPage.data, ...lastPage.data].map(({ itemId }) => itemId)).toEqual(
    data.map(({ itemId }) => itemId),
  );
  const change = { answer: 5, tolerance: 0, accepted: [], explanation: "", enabled: true };
  const foreseen = await bench.does(`POST /gold/${missed?.itemId}/preview`, change);
  expect(foreseen).toMatchObject({ answersForgiven: missed?.missed });
  expect((await bench.get<Gold>("/gold")).data).toEqual(data);
  expect(await bench.refusal("POST /gold/none/preview", change)).toEqual([404, "not_found"]);
  expect(await bench.get("/gold/runway")).toMatchObject({ hits: expect.any(Number) });
  expect(await bench.get("/gold/contests")).toEqual({ data: [], cursor: null });
  const scored = { itemIds: [world.itemIds[0]], tolerance: 1 };
  expect(await bench.refusal("POST /gold/scored", scored)).toEqual([409, "conflict"]);
});

test("a token that reads items opens, discards and promotes nothing", async () => {
  const id = await importMore();
  const open = { change: { change: "open", overlap: 3 }, mark: "any" };
  await bench.isGuarded(`POST /batches/${id}/changes`, "write:items", open);
  await bench.isGuarded(`DELETE /batches/${id}`, "write:items");
  await bench.isGuarded("POST /promotion", "write:items", {});
  await bench.isGuarded("GET /gold", "read:items");
  expect((await batches()).some((batch) => batch.id === id)).toBe(true);
});
