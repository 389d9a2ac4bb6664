import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { annotators, arrivals, joinRefusals } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { noPolicies } from "@/server/domain/policy/policies";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { enterProject } from "@/server/services/project/enter-project";
import { annotatorCookie } from "./annotator-cookie";
import { TestBrowser } from "./testing-browser";

const database = databasePerTest();
let world: World;
beforeEach(async () => {
  const eligibility = { ...noPolicies.eligibility, countries: ["NZ"] };
  world = await makeProject(database.store, { settings: { eligibility } });
});

const admitted = { country: "NZ" };
const notAdmitted = { country: "DE" };

const scopeOfWorld = () => enterProject(world.deps, { kind: "system" }, world.slug, "organize");

async function codeOfInvitation(): Promise<string> {
  await invitePeople(world.deps, await scopeOfWorld(), { names: ["Ana"] });
  const [invitation] = await listInvitations(world.deps, await scopeOfWorld());
  return invitation?.code ?? "";
}

/** The four ways in. Of a recruiter, the link as the same visit has it, and without anything that proves the visit. */
const ways = {
  link: { link: async () => ({}), unproved: async () => ({}) },
  invite: {
    link: async () => ({ invite: await codeOfInvitation() }),
    unproved: async () => ({ invite: await codeOfInvitation() }),
  },
  prolific: {
    link: async () => ({ PROLIFIC_PID: "5f1c", SESSION_ID: "6712aa00bb11cc22dd33ee44" }),
    unproved: async () => ({ PROLIFIC_PID: "5f1c", SESSION_ID: "0000000000000000deadbeef" }),
  },
  mturk: {
    link: async () => ({ workerId: "A1B2", assignmentId: "3HSYG7LRBJX5KLMNOPQRSTUV" }),
    unproved: async () => ({ workerId: "A1B2" }),
  },
} as const;
type Way = keyof typeof ways;
const isRecruiter = (way: Way) => way === "prolific" || way === "mturk";

const people = () =>
  database.store.read
    .select({ id: annotators.id, state: annotators.state, tokenHash: annotators.tokenHash })
    .from(annotators)
    .orderBy(asc(annotators.pseudonym));

const whoIs = async (browser: TestBrowser) =>
  (await annotatorByToken(world.deps, browser.cookie(annotatorCookie(world.slug)) ?? ""))?.annotatorId ??
  null;

const newBrowser = () => new TestBrowser(world.deps);

/** Somebody who joined; further people of the world are there before them. */
async function joined(way: Way, state: AnnotatorState) {
  const before = await people();
  const first = newBrowser();
  const link = await ways[way].link();
  expect(await first.post(world.slug, link, admitted)).toBe(`/p/${world.slug}/instructions`);
  const id = await whoIs(first);
  if (id === null) throw new Error("Who has just joined is known.");
  await database.store.write((tx) => tx.update(annotators).set({ state }).where(eq(annotators.id, id)));
  return { first, link, id, count: before.length + 1 };
}

const instructions = () => `/p/${world.slug}/instructions`;
const elsewhere = "https://evil.example.com";

// A working annotator also stands for one who has finished: the door looks at no pages.
const states = ["working", "stopped", "paused", "failed"] as const satisfies readonly AnnotatorState[];

describe.each(Object.keys(ways) as Way[])("by %s", (way) => {
  test("somebody new joins, and in a form that another site sends nobody does", async () => {
    const before = await people();
    const browser = newBrowser();
    const link = await ways[way].link();
    expect(await browser.post(world.slug, link, admitted, elsewhere)).toMatch(/refused=elsewhere$/);
    expect(await whoIs(browser)).toBeNull();
    expect(await people()).toEqual(before);
    expect(await browser.post(world.slug, link, admitted)).toBe(instructions());
    expect(await people()).toHaveLength(before.length + 1);
  });

  test.each(states)("%s, in the same browser, is the same person with the same token", async (state) => {
    const { first, link, id, count } = await joined(way, state);
    const token = first.cookie(annotatorCookie(world.slug));
    expect(await first.post(world.slug, link, {})).toBe(instructions());
    expect(first.cookie(annotatorCookie(world.slug))).toBe(token);
    expect(await whoIs(first)).toBe(id);
    expect(await people()).toHaveLength(count);
  });

  test.each(states)("%s, in another browser by the same visit, is as the way proves", async (state) => {
    const { first, link, id, count } = await joined(way, state);
    const other = newBrowser();
    expect(await other.post(world.slug, link, admitted)).toBe(instructions());
    if (way === "link") {
      expect(await whoIs(other)).not.toBe(id);
      expect(await whoIs(first)).toBe(id);
      return;
    }
    expect(await whoIs(other)).toBe(id);
    expect(await whoIs(first)).toBeNull();
    expect((await people()).find((each) => each.id === id)?.state).toBe(state);
    expect(await people()).toHaveLength(count);
  });

  test.each(states)("%s is shut out by nobody who has no more than the id", async (state) => {
    const { first, id, count } = await joined(way, state);
    const link = await ways[way].unproved();
    const other = newBrowser();
    const where = await other.post(world.slug, link, admitted);
    if (!isRecruiter(way)) return expect(where).toBe(instructions());
    expect(where).toMatch(new RegExp(`^/p/${world.slug}/return\\?.*refused=known$`));
    expect(await whoIs(other)).toBeNull();
    expect(await whoIs(first)).toBe(id);
    expect(await people()).toHaveLength(count);
  });

  test.each(states)("%s comes back anywhere with their return code, also without cookies", async (state) => {
    const { first, id, count } = await joined(way, state);
    const { returnCode } = await first.caller().work.project({ project: world.slug });
    first.forget();
    for (const browser of [newBrowser(), first]) {
      const typed = ` ${(returnCode ?? "").toLowerCase().replaceAll("-", " ")}`;
      expect(await browser.post(world.slug, {}, { returnCode: typed })).toBe(`/p/${world.slug}/work`);
      expect(await whoIs(browser)).toBe(id);
    }
    expect((await people()).find((each) => each.id === id)?.state).toBe(state);
    expect(await people()).toHaveLength(count);
  });

  test.each(states)("%s keeps their browser whatever another site sends", async (state) => {
    const { first, id } = await joined(way, state);
    const before = await people();
    for (const link of [{}, { PROLIFIC_PID: "attacker" }, { workerId: "attacker" }]) {
      expect(await first.post(world.slug, link, admitted, elsewhere)).toMatch(/refused=elsewhere$/);
      expect(await first.post(world.slug, link, admitted, "null")).toMatch(/refused=elsewhere$/);
    }
    expect(await whoIs(first)).toBe(id);
    expect(await people()).toEqual(before);
  });

  test("who was refused stays so with another answer, in the same browser and under the same name", async () => {
    const before = await people();
    const browser = newBrowser();
    const link = await ways[way].link();
    const refused = new RegExp(`^/p/${world.slug}/not-eligible\\?(?:.*&)?because=country`);
    expect(await browser.post(world.slug, link, notAdmitted)).toMatch(refused);
    expect(await browser.post(world.slug, link, admitted)).toMatch(refused);
    expect(await browser.post(world.slug, {}, admitted)).toMatch(refused);
    const other = newBrowser();
    const isKnownElsewhere = way !== "link";
    const where = await other.post(world.slug, link, admitted);
    if (isKnownElsewhere) expect(where).toMatch(refused);
    else expect(where).toBe(instructions());
    expect(await people()).toHaveLength(before.length + (isKnownElsewhere ? 0 : 1));
    const kept = await database.store.read.select().from(joinRefusals);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ condition: "country", given: { country: "DE" }, liftedAt: null });
  });
});

test("of two presses of the same button, the second is the same person, whoever sent them", async () => {
  for (const link of [{}, { PROLIFIC_PID: "7ac0" }]) {
    const before = await people();
    const fields = { ...admitted, visit: crypto.randomUUID() };
    const pressed = await Promise.all(
      [newBrowser(), newBrowser()].map((each) => each.post(world.slug, link, fields)),
    );
    expect(pressed).toEqual([instructions(), instructions()]);
    expect(await people()).toHaveLength(before.length + 1);
  }
});

test("a code that nobody has, or that is of another project, admits nobody, and guessing ends soon", async () => {
  const elsewhereWorld = await makeProject(database.store);
  const stranger = newBrowser();
  await stranger.post(elsewhereWorld.slug, {});
  const { returnCode } = await stranger.caller().work.project({ project: elsewhereWorld.slug });
  const guesser = new TestBrowser(world.deps, "198.51.100.7");
  const guess = (code: string) => guesser.post(world.slug, {}, { returnCode: code });
  for (const code of [returnCode ?? "", "7Q4K-2MWX-9RTB-C3HV", "", "<script>", "1".repeat(60)]) {
    expect(await guess(code)).toBe(`/p/${world.slug}/return?refused=wrong`);
  }
  for (let more = 0; more < 5; more += 1) await guess("7Q4K-2MWX-9RTB-C3HV");
  expect(await guess("7Q4K-2MWX-9RTB-C3HV")).toBe(`/p/${world.slug}/return?refused=wait`);
  // The right one does not help from there now; from elsewhere it does.
  const { first, id } = await joined("link", "working");
  const own = (await first.caller().work.project({ project: world.slug })).returnCode ?? "";
  expect(await guess(own)).toBe(`/p/${world.slug}/return?refused=wait`);
  const back = new TestBrowser(world.deps, "198.51.100.8");
  expect(await back.post(world.slug, {}, { returnCode: own })).toBe(`/p/${world.slug}/work`);
  expect(await whoIs(back)).toBe(id);
});

test("neither codes nor what tells browsers apart lies in the database as it is; a recruiter's submission does, which is paid by it", async () => {
  const browser = newBrowser();
  const link = { PROLIFIC_PID: "5f1c", SESSION_ID: "6712aa00bb11cc22dd33ee44" };
  await browser.post(world.slug, link, admitted);
  const { returnCode } = await browser.caller().work.project({ project: world.slug });
  expect(returnCode).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
  const rows = [
    ...(await database.store.read.select().from(annotators)),
    ...(await database.store.read.select().from(arrivals)),
  ];
  const stored = JSON.stringify(rows);
  expect(stored).toContain(link.SESSION_ID);
  for (const secret of [returnCode, browser.cookie("touchstone_device")]) {
    expect(secret).toBeTruthy();
    expect(stored).not.toContain(secret);
  }
});
