import { expect, test } from "vitest";
import { annotators, payments } from "@/db/schema";
import { newRecruiter } from "@/server/domain/recruiter/recruiters";
import { joinProject } from "@/server/services/annotator/join-project";
import { approvePay } from "@/server/services/payment/approve-pay";
import { markPaid } from "@/server/services/payment/mark-paid";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { organizing } from "@/testing/evaluation";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { compareList } from "./compare-list";

const database = databasePerTest();

/** A project with one worker who has submitted a page, and another who has not. */
async function withWorkers() {
  const world = await makeProject(database.store, {
    items: 5,
    settings: { payPerHitMinor: 40, recruiters: [newRecruiter("mturk")] },
  });
  const join = async (externalId: string, submission: string) => {
    const sent = { source: "mturk", study: "3HIT56789", submitTo: "https://www.mturk.com" } as const;
    const { annotator } = await joinProject(world.deps, {
      project: world.slug,
      ...sent,
      externalId,
      submission,
    });
    return { annotatorId: annotator.id, projectId: world.projectId };
  };
  const worker = await join("A1B2C3D4", "3ASSIGN123");
  await leaseNextHit(world.deps, worker);
  await answerAndSubmitHit(world.deps, worker, 3);
  await join("A5555555", "3ASSIGN555");
  const scope = await organizing(world);
  const compare = (text: string, columns?: { id: number; state: number | null }) =>
    compareList(world.deps, scope, {
      recruiter: "mturk",
      fileName: "list.csv",
      text,
      ...(columns && { columns }),
    });
  return { world, scope, compare };
}

test("a list as Excel writes it is compared, by a byte order mark, semicolons and line ends of its own", async () => {
  const { compare } = await withWorkers();
  const list = await compare("\uFEFFWorkerId;AssignmentStatus\r\nA1B2C3D4;Rejected\r\nA7777777;Approved\r\n");
  expect(list.columns).toEqual({ id: 0, state: 1 });
  expect(list.people.map(({ difference, id, pages }) => [difference, id, pages])).toEqual([
    ["not-paid-there", "A1B2C3D4", 1],
    ["only-theirs", "A7777777", 0],
    ["only-ours", "A5555555", 0],
  ]);
  expect(list.payable.annotators).toEqual([]);
});

test("an upload changes nothing; who was paid there is marked by the sum that was shown, once", async () => {
  const { world, scope, compare } = await withWorkers();
  await approvePay(world.deps, scope, {});
  const rows = async () => [
    await database.store.read.select().from(payments),
    await database.store.read.select().from(annotators),
  ];
  const before = await rows();
  const { payable } = await compare("assignmentid,state\n3ASSIGN123,Paid\n");
  expect(payable).toMatchObject({ sumMinor: 40, annotators: [expect.any(String)] });
  expect(await rows()).toEqual(before);
  const batch = { people: payable.annotators, expectedMinor: payable.sumMinor };
  expect(await markPaid(world.deps, scope, batch)).toMatchObject({ sumMinor: 40 });
  expect((await compare("assignmentid,state\n3ASSIGN123,Paid\n")).payable.sumMinor).toBe(0);
});

test("columns can be chosen, and what is no table is refused", async () => {
  const { compare } = await withWorkers();
  const chosen = await compare("a\tb\nApproved\tA1B2C3D4\n", { id: 1, state: 0 });
  expect(chosen.people[0]).toMatchObject({ difference: "only-ours", id: "A5555555" });
  expect(chosen.people[1]).toMatchObject({ difference: "agree", id: "A1B2C3D4" });
  await expect(compare("")).rejects.toMatchObject({ reason: "file_refused" });
  await expect(compare('id\n"open')).rejects.toMatchObject({ reason: "file_refused" });
});
