import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { annotators } from "@/db/schema";
import { joinInput, type JoinInput } from "@/server/domain/assignment/contracts";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import { checkArrival } from "@/server/services/recruiter/check-arrival";
import { listRefusedLinks } from "@/server/services/recruiter/list-refused-links";
import { compareNow } from "@/server/services/prolific/compare-now";
import { listParticipants } from "@/server/services/prolific/list-participants";
import { openStudy, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { startFakeProlific, type FakeProlificServer } from "@/testing/prolific/start-fake-prolific";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { joinProject, type Browser } from "./join-project";

const database = databasePerTest();
const minuteMs = 60_000;
const abilities = { signedLinks: true, screenOutPay: false, partPay: false };
let keys: FakeProlificServer;
let made: ProlificWorld;

/** Only Prolific's keys are asked for over the network. */
beforeAll(async () => {
  keys = await startFakeProlific({ now: Date.now, random: Math.random });
});
afterAll(() => keys.stop());

beforeEach(async () => {
  vi.stubEnv("TOUCHSTONE_PROLIFIC_URL", keys.url);
  vi.stubEnv("TOUCHSTONE_URL", "https://touchstone.example.org");
  made = await withDraft(database.store, { items: 20, plan: { abilities, places: 8 } });
  await openStudy(database.store, made);
});
afterEach(() => vi.unstubAllEnvs());

const person = "5f9a1c2e3b4d5e6f70819202";

/** What the link says that Prolific gives a participant now; their place is the same. */
async function linkOf(participantId = person, project = made.world.slug): Promise<JoinInput> {
  const { link } = made.vendor.reserve((await made.study()).vendorId, participantId);
  const said = new URL(link).searchParams;
  const submission = said.get("SESSION_ID") ?? "";
  return joinInput.parse({
    project,
    source: "prolific",
    externalId: said.get("PROLIFIC_PID"),
    study: said.get("STUDY_ID"),
    submission,
    session: submission,
    signature: said.get("prolific_token") ?? undefined,
  });
}

const browser = (device: string | undefined, annotatorId: string | null = null): Browser => ({
  tokenOf: () => (annotatorId === null ? undefined : "its token"),
  annotatorId,
  device,
});
const open = (link: JoinInput, device: string | undefined, annotatorId: string | null = null) =>
  checkArrival(made.deps, link, { device, annotatorId });
const join = (link: JoinInput, device: string | undefined) => joinProject(made.deps, link, browser(device));

async function signsOf(participantId: string) {
  await compareNow(made.deps, made.scope);
  const { rows } = await listParticipants(made.deps, made.scope, listParticipantsInput.parse({}));
  return rows.find((row) => row.participantId === participantId)?.signs;
}

test("a signed link can be opened again in its browser, also after its two minutes, until its person has joined", async () => {
  const link = await linkOf();
  expect(await open(link, "own")).toBeNull();
  made.world.clock.advance(10 * minuteMs);
  expect(await open(link, "own")).toBeNull();
  const { annotator } = await join(link, "own");
  expect(await open(link, undefined, annotator.id)).toBeNull();
  expect(await signsOf(person)).toEqual([]);
});

test("the same link in another browser is refused within its two minutes and after, and the organizer reads so", async () => {
  const link = await linkOf();
  await open(link, "own");
  expect(await open(link, "other")).toMatchObject({ problem: "reused", parameter: "prolific_token" });
  expect(await open(link, undefined)).toMatchObject({ problem: "reused" });
  await expect(join(link, "other")).rejects.toMatchObject({
    reason: "arrival_refused",
    details: { problem: "reused" },
  });
  made.world.clock.advance(10 * minuteMs);
  expect(await open(link, "other")).toMatchObject({ problem: "reused" });
  expect(await database.store.read.select().from(annotators)).toEqual([]);
  // Whose browser it is is not kept from joining by it.
  await join(link, "own");
  expect(await signsOf(person)).toEqual(["link-reused"]);
});

test("who has joined is not taken over by another browser with their link", async () => {
  const link = await linkOf();
  const { annotator } = await join(link, "own");
  await expect(join(link, "other")).rejects.toMatchObject({ details: { problem: "reused" } });
  expect(await open(link, "own", annotator.id)).toBeNull();
});

test("each link that lets nobody in is named to its person, and counted for the organizer", async () => {
  const link = await linkOf();
  const other = await linkOf("5f9a1c2e3b4d5e6f70819203");
  const { signature: _, ...unsigned } = link;
  const [head = "", claims = "", sealed = ""] = (link.signature ?? "").split(".");
  const cases = [
    [{ ...link, signature: "a.b.c" }, "forged"],
    [{ ...link, signature: [head, claims, sealed.split("").toReversed().join("")].join(".") }, "forged"],
    [{ ...link, signature: other.signature }, "foreign"],
    [{ ...link, externalId: other.externalId }, "foreign"],
    [unsigned, "missing"],
  ] as const;
  for (const [changed, problem] of cases) {
    expect(await open(changed, "own"), problem).toMatchObject({ problem, parameter: "prolific_token" });
  }
  vi.stubEnv("TOUCHSTONE_URL", "https://elsewhere.example.org");
  expect(await open(link, "own")).toMatchObject({ problem: "foreign" });
  vi.stubEnv("TOUCHSTONE_URL", "https://touchstone.example.org");
  made.world.clock.advance(3 * minuteMs);
  expect(await open(link, "own")).toMatchObject({ problem: "expired" });
  await expect(join(link, "own")).rejects.toMatchObject({ details: { problem: "expired" } });
  const refused = await listRefusedLinks(made.deps, made.scope);
  expect(Object.fromEntries(refused.map(({ problem, count }) => [problem, count]))).toEqual({
    expired: 2,
    foreign: 3,
    forged: 2,
    missing: 1,
  });
  expect(await database.store.read.select().from(annotators)).toEqual([]);
  // Nothing is lost: the same person joins by a link that is in time.
  const fresh = made.vendor.linkAt(link.submission ?? "", made.world.clock.now());
  await join({ ...link, signature: new URL(fresh).searchParams.get("prolific_token") ?? "" }, "own");
});

test("while Prolific's keys cannot be read a link is not called forged, and the organizer reads why nobody comes in", async () => {
  const link = await linkOf();
  vi.stubEnv("TOUCHSTONE_PROLIFIC_URL", "http://127.0.0.1:1");
  expect(await open(link, "own")).toMatchObject({ problem: "unchecked", parameter: "prolific_token" });
  expect(await listRefusedLinks(made.deps, made.scope)).toMatchObject([
    { recruiter: "prolific", problem: "unchecked", count: 1 },
  ]);
  vi.stubEnv("TOUCHSTONE_PROLIFIC_URL", keys.url);
  await join(link, "own");
});

test("a program that brings a link joins by it", async () => {
  const link = await linkOf();
  await joinProject(made.deps, link);
  expect(await signsOf(person)).toEqual([]);
});

test("a participant has one place in all projects of a study, also when both are asked at the same moment", async () => {
  const { vendorId } = await made.study();
  const settings = {
    recruiters: [{ name: "prolific" as const, studyId: vendorId, outcomes: {}, ends: {} }],
  };
  const other = await makeProject(database.store, { items: 5, settings });
  const here = await linkOf();
  const { signature: _, ...there } = { ...here, project: other.slug };
  const asked = await Promise.allSettled([join(here, "own"), join(there, "own")]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = asked[0]?.status === "rejected" ? here : there;
  expect(await open(refused, "own")).toMatchObject({ problem: "second-place", parameter: "STUDY_ID" });
  await expect(join(refused, "own")).rejects.toMatchObject({
    reason: "arrival_refused",
    details: { problem: "second-place" },
  });
  expect(await signsOf(person)).toContain("second-place");
});
