import { beforeEach, expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { enterProject } from "@/server/services/project/enter-project";
import { earnPay } from "@/testing/earn-pay";
import { approvePay } from "./approve-pay";
import { giveBonus } from "./give-bonus";
import { listPayments } from "./list-payments";
import { markPaid } from "./mark-paid";
import { showPayments } from "./show-payments";
import { writePayFile } from "./write-pay-file";

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;

beforeEach(async () => {
  world = await makeProject(database.store, { annotators: 3 });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const [first, second] = world.annotators;
  if (first === undefined || second === undefined) throw new Error("There are three annotators.");
  await earnPay(world.deps, first, { pages: 3 });
  await earnPay(world.deps, second, { pages: 1, dueMinor: 25 });
});

const list = () => listPayments(world.deps, scope);
const bonus = (annotator: string, amountMinor = 30) =>
  giveBonus(world.deps, scope, { annotator, amountMinor, reason: "Careful notes" });

test("who submitted pages is listed with what they earned, and nobody else", async () => {
  const { currency, people, total } = await list();
  expect(currency).toBe("USD");
  expect(people.map(({ annotator, pages, openMinor }) => ({ annotator, pages, openMinor }))).toEqual([
    { annotator: "A-001", pages: 3, openMinor: 60 },
    { annotator: "A-002", pages: 1, openMinor: 25 },
  ]);
  expect(total).toMatchObject({ pages: 4, dueMinor: 85, openMinor: 85, toPayMinor: 0, paidMinor: 0 });
});

test("a page of the ledger has the sums of everyone, whoever is searched for", async () => {
  await approvePay(world.deps, scope, { people: ["A-002"] });
  const found = await showPayments(world.deps, scope, { page: 1, search: "a-001" });
  expect(found.people.map(({ annotator }) => annotator)).toEqual(["A-001"]);
  expect(found).toMatchObject({ found: 1, open: 1, toPay: 1, hasProlific: false, total: { pages: 4 } });
  expect(await showPayments(world.deps, scope, { page: 2, search: "" })).toMatchObject({
    people: [],
    found: 2,
  });
});

test("pay goes from due to approved to paid", async () => {
  expect(await approvePay(world.deps, scope)).toEqual({ people: 2, pages: 4, sumMinor: 85 });
  expect((await list()).total).toMatchObject({ openMinor: 0, toPayMinor: 85 });
  expect(await markPaid(world.deps, scope)).toEqual({ people: 2, pages: 4, sumMinor: 85 });
  expect((await list()).total).toMatchObject({ openMinor: 0, toPayMinor: 0, paidMinor: 85 });
});

test("what is not approved is not paid", async () => {
  expect(await markPaid(world.deps, scope)).toEqual({ people: 0, pages: 0, sumMinor: 0 });
  expect((await list()).total.paidMinor).toBe(0);
});

test("only the people chosen are approved and paid", async () => {
  await approvePay(world.deps, scope, { people: ["A-002"] });
  expect((await list()).total).toMatchObject({ openMinor: 60, toPayMinor: 25 });
  await approvePay(world.deps, scope);
  await markPaid(world.deps, scope, { people: ["A-001"] });
  expect((await list()).total).toMatchObject({ toPayMinor: 25, paidMinor: 60 });
});

test("nothing is paid twice, also where many mark it at the same time", async () => {
  await approvePay(world.deps, scope);
  const batches = await Promise.all(Array.from({ length: 6 }, () => markPaid(world.deps, scope)));
  expect(batches.reduce((sum, { sumMinor }) => sum + sumMinor, 0)).toBe(85);
  expect((await list()).total.paidMinor).toBe(85);
  await expect(markPaid(world.deps, scope, { expectedMinor: 85 })).rejects.toMatchObject({
    reason: "already_paid",
  });
});

test("another sum than the one shown is neither approved nor paid", async () => {
  const refused = { reason: "conflict", details: { sumMinor: 85 } };
  await expect(approvePay(world.deps, scope, { expectedMinor: 60 })).rejects.toMatchObject(refused);
  expect((await list()).total.openMinor).toBe(85);
  await approvePay(world.deps, scope, { expectedMinor: 85 });
  await expect(markPaid(world.deps, scope, { expectedMinor: 60 })).rejects.toMatchObject(refused);
  expect((await list()).total).toMatchObject({ toPayMinor: 85, paidMinor: 0 });
});

test("a bonus is approved and paid together with a page that is not paid yet", async () => {
  await bonus("A-001");
  await bonus("A-001", 10);
  expect((await list()).people[0]).toMatchObject({ dueMinor: 60, bonusMinor: 40, openMinor: 100 });
  await approvePay(world.deps, scope);
  expect(await markPaid(world.deps, scope, { people: ["A-001"] })).toMatchObject({ sumMinor: 100 });
});

test("a bonus that comes when everything has been paid is refused and changes nothing", async () => {
  await approvePay(world.deps, scope);
  await markPaid(world.deps, scope);
  await expect(bonus("A-001")).rejects.toMatchObject({ reason: "already_paid" });
  expect((await list()).total).toMatchObject({ bonusMinor: 0, paidMinor: 85 });
});

test("a bonus and a payment at the same moment lose and double nothing", async () => {
  await approvePay(world.deps, scope);
  const [given, paid] = await Promise.allSettled([bonus("A-002"), markPaid(world.deps, scope)]);
  if (paid.status !== "fulfilled") throw paid.reason;
  const { total } = await list();
  expect(total.bonusMinor).toBe(given.status === "fulfilled" ? 30 : 0);
  expect(total.paidMinor).toBe(paid.value.sumMinor);
  expect(total.paidMinor + total.toPayMinor).toBe(85 + total.bonusMinor);
});

test("people of another project are neither paid nor given a bonus", async () => {
  const people = ["A-009"];
  await expect(approvePay(world.deps, scope, { people })).rejects.toMatchObject({ reason: "not_found" });
  await expect(markPaid(world.deps, scope, { people })).rejects.toMatchObject({ reason: "not_found" });
  await expect(bonus("A-009")).rejects.toMatchObject({ reason: "not_found" });
  const other = await makeProject(database.store);
  const otherScope = await enterProject(other.deps, { kind: "system" }, other.slug, "organize");
  expect(await approvePay(other.deps, otherScope)).toMatchObject({ pages: 0 });
  expect((await list()).total.openMinor).toBe(85);
});

test("every change of the ledger is an event with its sum, and one that changes nothing is none", async () => {
  await bonus("A-002");
  await approvePay(world.deps, scope);
  await markPaid(world.deps, scope);
  await markPaid(world.deps, scope);
  const events = await latestEvents(database.store.read, world.projectId, 10);
  const byKind = Object.fromEntries(events.map(({ kind, data }) => [kind, data]));
  expect(events).toHaveLength(3);
  expect(byKind).toMatchObject({
    bonus_given: { annotator: "A-002", amountMinor: 30, reason: "Careful notes" },
    pay_approved: { people: 2, pages: 4, sumMinor: 115 },
    pay_paid: { people: 2, pages: 4, sumMinor: 115 },
  });
});

test("the files hold a person a line, an assignment a line, and nobody for Prolific who did not come from it", async () => {
  const linesOf = async (name: Parameters<typeof writePayFile>[2]) => [
    ...(await writePayFile(world.deps, scope, name)),
  ];
  expect(await linesOf("pay.csv")).toHaveLength(3);
  expect(await linesOf("pay-assignments.csv")).toHaveLength(5);
  expect(await linesOf("pay-prolific.csv")).toEqual([]);
});
