import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { webhooks } from "@/db/schema";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { triedForMs } from "@/server/domain/webhook/retries";
import { webhookEvents, type WebhookEvent } from "@/server/domain/webhook/webhook";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { contestAnnotatorStatus } from "@/server/services/annotator-status/contest-annotator-status";
import { enterProject } from "@/server/services/project/enter-project";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { changeBatch } from "@/server/services/batch/change-batch";
import { previewBatchChange } from "@/server/services/batch/preview-batch-change";
import { addWebhook } from "./add-webhook";
import { listDeliveries } from "./list-deliveries";
import { listWebhooks } from "./list-webhooks";
import { removeWebhook } from "./remove-webhook";
import { replayDelivery } from "./replay-delivery";
import { sendDeliveries } from "./send-deliveries";
import { watchProjects } from "./watch-projects";

interface Heard {
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

const database = databasePerTest();
let world: World;
let scope: OwnScope;
let receiver: Server;
let heard: Heard[];
/** What the receiver answers. */
let answer: { status: number; body: string; headers?: Record<string, string> };

beforeEach(async () => {
  vi.stubEnv("TOUCHSTONE_ALLOW_HTTP_WEBHOOKS", "1");
  vi.stubEnv("BETTER_AUTH_SECRET", "a secret of the test's own");
  heard = [];
  answer = { status: 200, body: "fine" };
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ body, headers: request.headers });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  vi.unstubAllEnvs();
});

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

async function start(options: WorldOptions = {}, events: readonly WebhookEvent[] = webhookEvents) {
  world = await makeProject(database.store, { items: 4, annotators: 2, overlap: 1, ...options });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "own");
  return addWebhook(world.deps, scope, { url: address(), events: [...events], stallMinutes: 60 });
}

const logOf = (webhookId: string) =>
  listDeliveries(world.deps, scope, webhookId, { before: null, limit: 50 });
const stop = () => changeByHand(world.deps, scope, { annotator: "A-001", act: "stop", reason: "Asked to" });
const said = () => heard.map(({ body }) => JSON.parse(body) as { id: string; event: string; data: object });

test("a stop and the objection to it are told once, signed over time and body", async () => {
  const { id, secret } = await start();
  await stop();
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("Somebody works.");
  await contestAnnotatorStatus(world.deps, annotator, { comment: "I read every pair." });
  expect(await sendDeliveries(world.deps)).toBe(2);
  expect(await sendDeliveries(world.deps)).toBe(0);
  expect(said().toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
    { event: "stop", project: world.slug, data: { annotator: "A-001", to: "stopped" } },
    { event: "objection", project: world.slug },
  ]);
  for (const { body, headers } of heard) {
    const [, t = "", v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["touchstone-signature"])) ?? [];
    expect(v1).toBe(createHmac("sha256", secret).update(`${t}.${body}`).digest("hex"));
    expect(headers["touchstone-delivery"]).toBe((JSON.parse(body) as { id: string }).id);
  }
  expect(await logOf(id)).toMatchObject([
    { event: "objection", state: "arrived", attempts: 1, status: 200, response: "fine", dueAt: null },
    { event: "stop", state: "arrived" },
  ]);
});

test("what is rolled back is not told, and a webhook hears only what it asked for", async () => {
  const { id } = await start({}, ["release"]);
  await stop();
  const undone = world.deps.store.write(async (tx) => {
    await recordEvent(world.deps, tx, scope, "release_created", { version: 1 });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await logOf(id)).toEqual([]);
  await world.deps.store.write((tx) => recordEvent(world.deps, tx, scope, "release_created", { version: 1 }));
  expect(await logOf(id)).toMatchObject([{ event: "release", state: "waiting" }]);
});

test("what does not arrive is tried again with growing pauses, then the webhook is given up; a replay takes it up", async () => {
  const { id } = await start();
  answer = { status: 500, body: "x".repeat(2_000) };
  await stop();
  const begun = world.deps.now();
  const pauses: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    expect(await sendDeliveries(world.deps)).toBe(1);
    const [{ dueAt = null, state } = {}] = await logOf(id);
    if (state === "failed") break;
    const pause = Date.parse(dueAt ?? "") - world.deps.now();
    pauses.push(pause);
    world.clock.advance(pause);
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBe(30_000);
  const spent = world.deps.now() - begun;
  expect(spent).toBeLessThanOrEqual(triedForMs);
  expect(spent).toBeGreaterThan(triedForMs - 8 * 60 * 60 * 1000);
  const [failed] = await logOf(id);
  expect(failed).toMatchObject({ state: "failed", status: 500, response: "x".repeat(500) });
  expect((await listWebhooks(world.deps, scope))[0]?.disabledAt).not.toBeNull();
  await world.deps.store.write((tx) => recordEvent(world.deps, tx, scope, "release_created", { version: 1 }));
  expect(await logOf(id)).toHaveLength(1);
  answer = { status: 204, body: "" };
  await replayDelivery(world.deps, scope, { webhookId: id, deliveryId: failed?.id ?? "" });
  expect(await sendDeliveries(world.deps)).toBe(1);
  expect(await logOf(id)).toMatchObject([{ id: failed?.id, state: "arrived", status: 204 }]);
  expect(await listWebhooks(world.deps, scope)).toMatchObject([{ disabledAt: null }]);
});

test("a redirect is an answer and is not followed", async () => {
  const { id } = await start();
  answer = { status: 307, body: "", headers: { location: `${address()}/elsewhere` } };
  await stop();
  await sendDeliveries(world.deps);
  expect(heard).toHaveLength(1);
  expect(await logOf(id)).toMatchObject([{ state: "waiting", status: 307 }]);
});

test("of two processes that send at the same time, one sends", async () => {
  await start();
  await stop();
  const sent = await Promise.all([sendDeliveries(world.deps), sendDeliveries(world.deps)]);
  expect(sent.toSorted()).toEqual([0, 1]);
  expect(heard).toHaveLength(1);
});

test("a stall is told once for each standstill, and the end of the work once", async () => {
  const { id } = await start({}, ["stall", "completion"]);
  const events = async () => (await logOf(id)).map(({ event }) => event).toReversed();
  world.clock.advance(59 * 60_000);
  await watchProjects(world.deps);
  expect(await events()).toEqual([]);
  world.clock.advance(60_000);
  await watchProjects(world.deps);
  await watchProjects(world.deps);
  expect(await events()).toEqual(["stall"]);
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("Somebody works.");
  await answerAndSubmitHit(world.deps, annotator, 3);
  await watchProjects(world.deps);
  await watchProjects(world.deps);
  expect(await events()).toEqual(["stall", "completion"]);
  world.clock.advance(120 * 60_000);
  await watchProjects(world.deps);
  expect(await events()).toEqual(["stall", "completion"]);
});

test("the end of the work is told again when more was asked for and came", async () => {
  const { id } = await start({}, ["completion"]);
  const [annotator, other] = world.annotators;
  if (annotator === undefined || other === undefined) throw new Error("Two people work.");
  await answerAndSubmitHit(world.deps, annotator, 3);
  await watchProjects(world.deps);
  const change = { change: "raise", by: 1, share: 1, seed: 1 } as const;
  const order = { batch: world.projectId, change };
  const { mark } = await previewBatchChange(world.deps, scope, order);
  await changeBatch(world.deps, scope, { ...order, mark });
  // The rest comes before anybody looks whether all is there.
  await answerAndSubmitHit(world.deps, other, 3);
  await watchProjects(world.deps);
  expect((await logOf(id)).map(({ event }) => event)).toEqual(["completion", "completion"]);
});

test.each([
  "http://example.org/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/",
  "https://ana:secret@example.org/",
  // Other ways to write 127.0.0.1, which addresses are read as.
  "https://2130706433/",
  "https://0x7f.1/",
])("%s is refused when it is added", async (url) => {
  await start();
  vi.stubEnv("TOUCHSTONE_ALLOW_HTTP_WEBHOOKS", "");
  const added = addWebhook(world.deps, scope, { url, events: ["stop"], stallMinutes: 60 });
  await expect(added).rejects.toMatchObject({ reason: "invalid_input", details: { fields: { url: {} } } });
});

test("a name that leads to this machine is not called", async () => {
  await start();
  const { port } = receiver.address() as AddressInfo;
  await database.store.write((tx) => tx.update(webhooks).set({ url: `https://localhost:${port}/hook` }));
  vi.stubEnv("TOUCHSTONE_ALLOW_HTTP_WEBHOOKS", "");
  await stop();
  await sendDeliveries(world.deps);
  const [{ id = "" } = {}] = await listWebhooks(world.deps, scope);
  const [tried] = await logOf(id);
  expect(tried).toMatchObject({ state: "waiting", attempts: 1, status: null });
  expect(tried?.response).toMatch(/is not a public address/);
  expect(heard).toEqual([]);
});

test("the secret is kept sealed, and another server's secret sends nothing", async () => {
  const { id, secret } = await start();
  const [row] = await database.store.read.select().from(webhooks);
  expect(row?.secret).not.toContain(secret.slice(6));
  vi.stubEnv("BETTER_AUTH_SECRET", "of another server");
  await stop();
  await sendDeliveries(world.deps);
  expect(heard).toEqual([]);
  expect(await logOf(id)).toMatchObject([
    { status: null, response: expect.stringContaining("sealed") as string },
  ]);
});

test("a webhook that is removed is told nothing any more, and its log is gone", async () => {
  const { id } = await start();
  await stop();
  await removeWebhook(world.deps, scope, id);
  expect(await sendDeliveries(world.deps)).toBe(0);
  await expect(logOf(id)).rejects.toMatchObject({ reason: "not_found" });
});
