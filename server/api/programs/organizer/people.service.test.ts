import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { annotators, invitations, joinRefusals } from "@/db/schema";
import { noPolicies } from "@/server/domain/policy/policies";
import { joinProject } from "@/server/services/annotator/join-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { ApiBench } from "@/testing/api-bench";
import { objectToAnnotatorStatus } from "@/testing/object-to-annotator-status";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
const bench = new ApiBench();
let world: World;

beforeEach(async () => {
  world = await makeProject(database.store, {
    ...{ items: 12, gold: 6, annotators: 4, overlap: 2 },
    settings: { payPerHitMinor: 20 },
  });
  for (const annotator of world.annotators.slice(0, 2)) await answerAndSubmitHit(world.deps, annotator, 3);
  await bench.open(world.deps, world);
});

const stateOf = async (pseudonym: string) => {
  const rows = await database.store.read
    .select()
    .from(annotators)
    .where(eq(annotators.projectId, world.projectId));
  return rows.find((row) => row.pseudonym === pseudonym)?.state;
};

test("an annotator is shown, stopped after a preview that changes nothing, and reinstated", async () => {
  const shown = await bench.get<{ annotator: object; acts: string[] }>("/annotators/A-001");
  expect(shown).toMatchObject({ annotator: { pseudonym: "A-001", state: "working", hits: 1 } });
  const stop = { act: "stop", reason: "Asked to" };
  const preview = await bench.does("POST /annotators/A-001/status", { ...stop, preview: true });
  expect(await stateOf("A-001")).toBe("working");
  expect(await bench.does("POST /annotators/A-001/status", stop)).toEqual(preview);
  expect(await stateOf("A-001")).toBe("stopped");
  expect(await bench.refusal("POST /annotators/A-001/status", stop)).toEqual([409, "conflict"]);
  await bench.does("POST /annotators/A-001/status", { act: "let-go-on", reason: "Came back" });
  expect(await stateOf("A-001")).toBe("working");
  expect(await bench.refusal("POST /annotators/A-001/status", { act: "stop" })).toEqual([400, "malformed"]);
  expect(await bench.refusal("POST /annotators/A-099/status", stop)).toEqual([404, "not_found"]);
});

test("somebody who objects is answered and goes on; there is no second answer", async () => {
  await bench.does("POST /annotators/A-001/status", { act: "stop", reason: "Too fast" });
  const [first] = world.annotators;
  if (first !== undefined) await objectToAnnotatorStatus(world.deps, first, "I was careful");
  const answer = { answer: "You are right", letGoOn: true };
  await bench.does("POST /annotators/A-001/contest", answer);
  expect(await stateOf("A-001")).toBe("working");
  expect(await bench.refusal("POST /annotators/A-001/contest", answer)).toEqual([409, "conflict"]);
});

test("what is held on a person is given out, its erasure told before, and then nothing is left", async () => {
  const own = eq(annotators.id, world.annotators[0]?.annotatorId ?? "");
  const rowOf = async () => (await database.store.read.select().from(annotators).where(own))[0];
  const before = await rowOf();
  const held = await bench.get("/annotators/A-001/held-data");
  expect(JSON.stringify(held)).toContain("A-001");
  expect(await bench.get("/annotators/A-001/erasure")).toMatchObject({
    pages: 1,
    unpaid: { amount: 0.2 },
    releases: [],
  });
  expect(await bench.refusal("POST /annotators/A-001/erase", {})).toEqual([400, "malformed"]);
  const erased = await bench.does("POST /annotators/A-001/erase", { reason: "They asked for it" });
  expect(erased).toMatchObject({ judgments: expect.any(Number) });
  expect(await bench.get("/annotators/A-001")).toMatchObject({ erasedAt: expect.any(String) });
  expect((await rowOf())?.tokenHash).not.toBe(before?.tokenHash);
});

test("a return code is told again, and the activity says so", async () => {
  const { returnCode } = await bench.does<{ returnCode: string }>("POST /annotators/A-002/return-code");
  expect(returnCode).toMatch(/^\S{6,}/);
  expect(await bench.does("POST /annotators/A-002/return-code")).toEqual({ returnCode });
  const { data } = await bench.get<{ data: { kind: string; data: object }[] }>("/activity?search=A-002");
  expect(data.filter(({ kind }) => kind === "return_code_shown")).toMatchObject([
    { data: { annotator: "A-002" } },
    { data: { annotator: "A-002" } },
  ]);
  expect(await bench.refusal("POST /annotators/A-099/return-code")).toEqual([404, "not_found"]);
});

test("who was not let in is listed, answered and let in", async () => {
  await bench.does("PATCH ", { settings: { eligibility: { ...noPolicies.eligibility, countries: ["DE"] } } });
  const join = { source: "prolific", externalId: "P-1", country: "FR", languages: [], submissionId: "S-1" };
  const refused = await bench.ask("POST", "/annotators", join);
  expect(refused.status).toBe(403);
  const { data, count } = await bench.get<{ data: { id: string; condition: string }[]; count: number }>(
    "/refusals",
  );
  expect([count, data.map(({ condition }) => condition)]).toEqual([1, ["country"]]);
  const [{ id = "" } = {}] = data;
  expect(await bench.refusal("POST /refusals/none/answer", { answer: "", lift: true })).toEqual([
    404,
    "not_found",
  ]);
  await bench.does(`POST /refusals/${id}/answer`, { answer: "You may try again", lift: true });
  const [row] = await database.store.read.select().from(joinRefusals);
  expect(row).toMatchObject({ answer: "You may try again", liftedAt: expect.any(Number) });
});

test("people who may be one are listed with what says so", async () => {
  const inOneBrowser = { tokenOf: () => undefined, annotatorId: null, device: "one-browser" };
  for (let n = 0; n < 2; n += 1) {
    await joinProject(world.deps, { project: world.slug, source: "link" }, inOneBrowser);
  }
  expect(await bench.get("/doubles")).toEqual({
    data: [{ annotators: [expect.any(String), expect.any(String)], signs: ["browser"] }],
    cursor: null,
  });
});

test("people are invited by name, get lists of items in a draft, and are taken back", async () => {
  const invited = await bench.does("POST /invitations", { names: ["Ana", "Bo", "Ana"] }, 201);
  expect(invited).toEqual({ added: 2, known: 0, doubled: ["Ana"] });
  const { data } = await bench.get<{ data: { id: string; name: string; code: string }[] }>("/invitations");
  expect(data.map(({ name }) => name).toSorted()).toEqual(["Ana", "Bo"]);
  const code = data.find(({ name }) => name === "Bo")?.code ?? "";
  const joined = await bench.ask("POST", "/annotators", { source: "invite", invite: code });
  expect(joined.status).toBe(201);
  const idOf = (name: string) => data.find((each) => each.name === name)?.id ?? "";
  expect(await bench.refusal(`DELETE /invitations/${idOf("Bo")}`)).toEqual([409, "invitation_used"]);
  await bench.does(`DELETE /invitations/${idOf("Ana")}`);
  const left = await database.store.read.select().from(invitations);
  expect(left.map(({ name }) => name)).toEqual(["Bo"]);
  expect(await bench.refusal("POST /invitations", { names: [] })).toEqual([400, "malformed"]);
  const list = { fileName: "lists.csv", text: "person,item\nCy,item-1\n" };
  expect(await bench.refusal("POST /item-lists", list)).toEqual([409, "project_not_draft"]);
  expect(await bench.refusal("DELETE /item-lists")).toEqual([409, "project_not_draft"]);
  expect(await bench.get("/item-lists")).toEqual({ data: [] });
});

test("a token that may read people neither stops, erases nor invites them", async () => {
  const act = { act: "stop", reason: "x" };
  await bench.isGuarded("POST /annotators/A-001/status", "write:annotators", act);
  await bench.isGuarded("POST /annotators/A-001/erase", "write:annotators", { reason: "x" });
  await bench.isGuarded("POST /annotators/A-001/return-code", "write:annotators");
  await bench.isGuarded("POST /invitations", "write:invitations", { names: ["Ana"] });
  await bench.isGuarded("GET /annotators/A-001", "read:annotators");
  expect(await stateOf("A-001")).toBe("working");
});
