import { beforeEach, expect, test } from "vitest";
import { annotators } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { noPolicies } from "@/server/domain/policy/policies";
import { answerRefusal } from "@/server/services/annotator/answer-refusal";
import { joinProject } from "@/server/services/annotator/join-project";
import { listDoubles } from "@/server/services/annotator/list-doubles";
import { listRefusals } from "@/server/services/annotator/list-refusals";
import { noteRefusalByLink } from "@/server/services/annotator/note-refusal-by-link";
import { showReturnCode } from "@/server/services/annotator/show-return-code";
import { enterProject } from "@/server/services/project/enter-project";
import { TestBrowser } from "./testing-browser";

const database = databasePerTest();
let world: World;
beforeEach(async () => {
  const eligibility = { ...noPolicies.eligibility, countries: ["NZ"] };
  world = await makeProject(database.store, { settings: { eligibility } });
});

const scope = (slug = world.slug) => enterProject(world.deps, { kind: "system" }, slug, "organize");
const instructions = () => `/p/${world.slug}/instructions`;
const refusalIn = (browser: TestBrowser) =>
  browser.caller().work.refusal({ project: world.slug, source: "link" });

test("who was refused reads what they answered, objects, is answered, and joins once the refusal is lifted", async () => {
  const browser = new TestBrowser(world.deps);
  await browser.post(world.slug, {}, { country: "DE" });
  expect(await refusalIn(browser)).toEqual({
    condition: "country",
    given: { country: "DE", languages: [], approvalRate: null },
    contested: false,
    answer: null,
    mayContest: true,
  });
  await browser.caller().work.contestRefusal({ project: world.slug, comment: "A slip." });
  const { refusals, count } = await listRefusals(world.deps, await scope());
  expect(count).toBe(1);
  expect(refusals[0]).toMatchObject({
    condition: "country",
    comment: "A slip.",
    answer: null,
    source: "link",
  });
  const refusal = refusals[0]?.id ?? "";
  await answerRefusal(world.deps, await scope(), { refusal, answer: "Where do you live?", lift: false });
  expect(await refusalIn(browser)).toMatchObject({ contested: true, answer: "Where do you live?" });
  expect(await browser.post(world.slug, {}, { country: "NZ" })).toContain("/not-eligible");
  await answerRefusal(world.deps, await scope(), { refusal, answer: "", lift: true });
  expect(await refusalIn(browser)).toBeNull();
  expect(await listRefusals(world.deps, await scope())).toEqual({ refusals: [], count: 0 });
  // Lifted is not let in: the new answer has to meet the conditions.
  expect(await browser.post(world.slug, {}, { country: "FR" })).toContain("/not-eligible");
  const again = (await listRefusals(world.deps, await scope())).refusals[0]?.id ?? "";
  await answerRefusal(world.deps, await scope(), { refusal: again, answer: "", lift: true });
  expect(await browser.post(world.slug, {}, { country: "NZ" })).toBe(instructions());
});

test("nobody reads, answers or objects to the refusal of somebody else", async () => {
  const refused = new TestBrowser(world.deps);
  await refused.post(world.slug, { PROLIFIC_PID: "5f1c" }, { country: "DE" });
  const stranger = new TestBrowser(world.deps);
  const byId = { project: world.slug, source: "prolific", externalId: "5f1c" } as const;
  expect(await stranger.caller().work.refusal(byId)).toEqual({
    condition: "country",
    given: null,
    contested: false,
    answer: null,
    mayContest: false,
  });
  expect(await refusalIn(stranger)).toBeNull();
  const objection = { project: world.slug, comment: "Let me in." };
  await expect(stranger.caller().work.contestRefusal(objection)).rejects.toMatchObject({
    cause: { reason: "not_contestable" },
  });
  const other = await makeProject(database.store);
  const refusal = (await listRefusals(world.deps, await scope())).refusals[0]?.id ?? "";
  const answer = { refusal, answer: "", lift: true };
  await expect(answerRefusal(world.deps, await scope(other.slug), answer)).rejects.toMatchObject({
    reason: "not_found",
  });
});

test("a program is refused the same way, with what it gave, and another id in other spelling is the same", async () => {
  const ask = (externalId: string, country: string) =>
    joinProject(world.deps, { project: world.slug, source: "prolific", externalId, country });
  await expect(ask("5f1c", "DE")).rejects.toMatchObject({
    reason: "not_eligible",
    details: { condition: "country", needed: ["NZ"], given: { country: "DE" }, remembered: false },
  });
  for (const id of ["5f1c", " 5F1C"]) {
    await expect(ask(id, "NZ")).rejects.toMatchObject({
      reason: "not_eligible",
      details: { condition: "country", given: { country: "DE" }, remembered: true },
    });
  }
  expect((await ask("77aa", "NZ")).annotator.state).toBe("working");
});

test("a link that rules its person out is remembered under their id, and one that does not is not", async () => {
  const link = { project: world.slug, source: "mturk", externalId: "A1" } as const;
  await noteRefusalByLink(world.deps, { ...link, country: "NZ" });
  await noteRefusalByLink(world.deps, link);
  expect((await listRefusals(world.deps, await scope())).count).toBe(0);
  for (let time = 0; time < 2; time += 1) await noteRefusalByLink(world.deps, { ...link, country: "DE" });
  expect((await listRefusals(world.deps, await scope())).count).toBe(1);
  const moved = new TestBrowser(world.deps);
  expect(await moved.post(world.slug, { workerId: "A1", country: "NZ" })).toContain("/not-eligible");
});

test("organizers see who is probably one person, with the sign of it, and who works in another's name", async () => {
  const session = (name: string) => ({ SESSION_ID: `a-session-of-${name}` });
  const join = (browser: TestBrowser, link: Record<string, string>, fields: Record<string, string> = {}) =>
    browser.post(world.slug, { country: "NZ", ...link }, fields);
  const [one, two, three, four] = [0, 1, 2, 3].map(() => new TestBrowser(world.deps));
  if (!one || !two || !three || !four) throw new Error("There are four browsers.");
  await join(one, { PROLIFIC_PID: "aa11", ...session("aa11") });
  await join(one, { PROLIFIC_PID: "bb22", ...session("bb22") });
  await join(two, { PROLIFIC_PID: "CC33", ...session("cc33") });
  await join(three, { PROLIFIC_PID: "cc33", ...session("other") });
  await join(four, { PROLIFIC_PID: "dd44", ...session("cc33") });
  expect(await listDoubles(world.deps, await scope())).toEqual([
    { annotators: ["A-001", "A-002"], signs: ["browser"] },
    { annotators: ["A-003", "A-004"], signs: ["recruiter-id"] },
    { annotators: ["A-003", "A-005"], signs: ["session"] },
  ]);
  const code = await showReturnCode(world.deps, await scope(), "A-001");
  const friend = new TestBrowser(world.deps);
  await friend.post(world.slug, { PROLIFIC_PID: "ee55" }, { returnCode: code });
  expect(await listDoubles(world.deps, await scope())).toContainEqual({
    annotators: ["A-001"],
    signs: ["several-ids"],
  });
});

test("two people of two browsers and ids are no doubles, nor is one who comes in two browsers", async () => {
  const people = [new TestBrowser(world.deps), new TestBrowser(world.deps)];
  for (const [at, browser] of people.entries()) {
    await browser.post(world.slug, { PROLIFIC_PID: `id-${at}`, SESSION_ID: `session-${at}`, country: "NZ" });
  }
  const second = new TestBrowser(world.deps);
  expect(await second.post(world.slug, { PROLIFIC_PID: "id-0", SESSION_ID: "session-0" })).toBe(
    instructions(),
  );
  expect(await listDoubles(world.deps, await scope())).toEqual([]);
});

test("somebody who joined before there were codes has one as soon as they open a page", async () => {
  const browser = new TestBrowser(world.deps);
  await browser.post(world.slug, {}, { country: "NZ" });
  await database.store.write((tx) => tx.update(annotators).set({ returnCodeHash: null }));
  const { returnCode } = await browser.caller().work.project({ project: world.slug });
  const other = new TestBrowser(world.deps);
  const back = await other.post(world.slug, {}, { returnCode: returnCode ?? "" });
  expect(back).toBe(`/p/${world.slug}/work`);
});
