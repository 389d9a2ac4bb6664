import { expect, test } from "vitest";
import type { PaidPerson, PayList } from "@/server/domain/payment/contracts";
import { payTotals, sumPay } from "@/server/domain/payment/pay-totals";
import { paidAssignmentsCsv, payCsv, prolificPayCsv, type PaidAssignment } from "./pay-csv";

const sums = { pages: 6, dueMinor: 120, bonusMinor: 50, approvedMinor: 150, paidMinor: 20 };

const person: PaidPerson = {
  annotator: "A-007",
  state: "stopped",
  source: "prolific",
  externalId: "5f1e",
  submissionId: "6712aa",
  completionCode: "TS-7Q4K",
  ...sums,
  ...payTotals(sums),
};

const listOf = (...people: PaidPerson[]): PayList => ({ currency: "USD", people, total: sumPay(people) });
const text = (lines: Iterable<string>) => [...lines].join("");

test("each person is a line below the header, in whole and hundredths", () => {
  expect(text(payCsv(listOf(person)))).toBe(
    [
      "annotator,source,recruiter_id,submission_id,completion_code,pages,due,bonus,approved,paid,to_pay,currency",
      "A-007,prolific,5f1e,6712aa,TS-7Q4K,6,1.20,0.50,1.50,0.20,1.30,USD",
      "",
    ].join("\n"),
  );
});

test("a recruiter's id that looks like a formula is made harmless in every file", () => {
  const formula = { ...person, externalId: "=1+1", submissionId: "@SUM(A1)" };
  expect(text(payCsv(listOf(formula)))).toContain("prolific,'=1+1,'@SUM(A1),");
  expect(text(prolificPayCsv(listOf(formula)))).toBe("'=1+1,1.30\n");
});

test("Prolific gets who came from it and is to be paid, without a header", () => {
  const others: PaidPerson[] = [
    { ...person, source: "mturk" },
    { ...person, externalId: null },
    { ...person, approvedMinor: 20, toPayMinor: 0 },
  ];
  expect(text(prolificPayCsv(listOf(person, ...others)))).toBe("5f1e,1.30\n");
});

test("each assignment is a line with when it was submitted, approved and paid", () => {
  const assignment: PaidAssignment = {
    annotator: "A-007",
    source: "link",
    externalId: null,
    assignmentId: "a1",
    kind: "work",
    submittedAt: Date.UTC(2026, 10, 20, 14, 5, 12),
    counted: true,
    dueMinor: 20,
    bonusMinor: 5,
    bonusReason: "Found a slip, and told us",
    approvedAt: Date.UTC(2026, 10, 21),
    paidAt: null,
  };
  expect(text(paidAssignmentsCsv([assignment], "EUR")).split("\n")[1]).toBe(
    'A-007,link,,a1,work,2026-11-20T14:05:12.000Z,true,0.20,0.05,"Found a slip, and told us",2026-11-21T00:00:00.000Z,,EUR',
  );
});
