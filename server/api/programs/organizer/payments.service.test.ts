import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { payments } from "@/db/schema";
import { ApiBench } from "@/testing/api-bench";
import { earnPay } from "@/testing/earn-pay";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
const bench = new ApiBench();
let world: World;

/** Two people have earned: 60 for three pages, and 20 for one. */
beforeEach(async () => {
  world = await makeProject(database.store, { items: 6, annotators: 3 });
  const [first, second] = world.annotators;
  if (first !== undefined) await earnPay(world.deps, first, { pages: 3 });
  if (second !== undefined) await earnPay(world.deps, second);
  await bench.open(world.deps, world);
});

const ledger = () =>
  database.store.read.select().from(payments).where(eq(payments.projectId, world.projectId));
const approvedPages = async () => (await ledger()).filter(({ approvedAt }) => approvedAt !== null).length;
const paidPages = async () => (await ledger()).filter(({ paidAt }) => paidAt !== null).length;

interface Paid {
  data: { annotator: string; openMinor: number; toPayMinor: number; paidMinor: number; bonusMinor: number }[];
}

test("what is open is approved and marked as paid by the sum that was read, and by no other", async () => {
  const { data } = await bench.get<Paid>("/payments");
  expect(data.map(({ annotator, openMinor }) => [annotator, openMinor])).toEqual([
    ["A-001", 60],
    ["A-002", 20],
  ]);
  expect(await bench.refusal("POST /payments/approve", { expectedMinor: 79 })).toEqual([409, "conflict"]);
  expect(await bench.refusal("POST /payments/approve", {})).toEqual([400, "malformed"]);
  expect(await approvedPages()).toBe(0);
  expect(await bench.does("POST /payments/approve", { people: ["A-002"], expectedMinor: 20 })).toEqual({
    people: 1,
    pages: 1,
    sumMinor: 20,
  });
  expect(await approvedPages()).toBe(1);
  await bench.does("POST /payments/approve", { expectedMinor: 60 });
  expect(await bench.refusal("POST /payments/mark-paid", { expectedMinor: 60 })).toEqual([409, "conflict"]);
  expect(await paidPages()).toBe(0);
  expect(await bench.does("POST /payments/mark-paid", { expectedMinor: 80 })).toMatchObject({ sumMinor: 80 });
  expect(await paidPages()).toBe(4);
  expect(await bench.refusal("POST /payments/mark-paid", { expectedMinor: 80 })).toEqual([
    409,
    "already_paid",
  ]);
  const after = await bench.get<Paid>("/payments");
  expect(after.data.map(({ toPayMinor, paidMinor }) => [toPayMinor, paidMinor])).toEqual([
    [0, 60],
    [0, 20],
  ]);
});

test("the same approval under one key is done once", async () => {
  const headers = { "idempotency-key": "march" };
  const first = await bench.ask("POST", "/payments/approve", { expectedMinor: 80 }, headers);
  const again = await bench.ask("POST", "/payments/approve", { expectedMinor: 80 }, headers);
  expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
  expect(await bench.refusal("POST /payments/approve", { expectedMinor: 80 })).toEqual([409, "conflict"]);
});

test("a bonus is due to who gets it, and nobody gets one who has no unpaid page", async () => {
  const bonus = { annotator: "A-001", amountMinor: 250, reason: "Careful comments" };
  await bench.does("POST /payments/bonuses", bonus);
  const { data } = await bench.get<Paid>("/payments");
  expect(data.map(({ bonusMinor, openMinor }) => [bonusMinor, openMinor])).toEqual([
    [250, 310],
    [0, 20],
  ]);
  expect(await bench.refusal("POST /payments/bonuses", { ...bonus, annotator: "A-003" })).toEqual([
    409,
    "already_paid",
  ]);
  expect(await bench.refusal("POST /payments/bonuses", { ...bonus, annotator: "A-009" })).toEqual([
    404,
    "not_found",
  ]);
  expect(await bench.refusal("POST /payments/bonuses", { ...bonus, amountMinor: -5 })).toEqual([
    400,
    "malformed",
  ]);
});

test("the files of the pay are downloaded, and no others", async () => {
  const file = await bench.ask("GET", "/payments/files/pay.csv");
  expect(file.headers.get("content-type")).toContain("text/csv");
  expect(file.headers.get("content-disposition")).toContain("pay.csv");
  expect(file.text.split("\n").filter((line) => line.startsWith("A-"))).toHaveLength(2);
  expect(await bench.refusal("GET /payments/files/other.csv")).toEqual([400, "malformed"]);
});

test("who may read payments may not approve, pay or give", async () => {
  await bench.isGuarded("POST /payments/approve", "write:payments", { expectedMinor: 80 });
  await bench.isGuarded("POST /payments/mark-paid", "write:payments", { expectedMinor: 0 });
  await bench.isGuarded("GET /payments/files/pay.csv", "read:payments");
  expect(await approvedPages()).toBe(0);
});
