import { expect, test } from "vitest";
import type { PaidPerson, PayList } from "@/server/domain/payment/contracts";
import { payTotals, sumPay } from "@/server/domain/payment/pay-totals";
import type { PaidAssignment } from "./pay-csv";
import { mturkApprovalCsv, mturkBonusCsv, participantsCsv } from "./recruiter-csv";

const sums = { pages: 3, dueMinor: 120, bonusMinor: 50, approvedMinor: 120, paidMinor: 0 };
const worker: PaidPerson = {
  annotator: "S-01",
  state: "working",
  source: "mturk",
  externalId: "A1B2C3",
  submissionId: "3ASSIGN123",
  completionCode: "TS-7Q4K",
  ...sums,
  ...payTotals(sums),
};
const list = (...people: PaidPerson[]): PayList => ({ currency: "USD", people, total: sumPay(people) });
const text = (lines: Iterable<string>) => [...lines].join("");
const page = (part: Partial<PaidAssignment>): PaidAssignment => ({
  annotator: "S-01",
  source: "mturk",
  externalId: "A1B2C3",
  assignmentId: "a",
  kind: "work",
  submittedAt: 1,
  counted: true,
  dueMinor: 40,
  bonusMinor: 25,
  bonusReason: "Thorough, thank you",
  approvedAt: 1,
  paidAt: null,
  ...part,
});

test("assignments that are approved here are approved there, and none is ever rejected", () => {
  const others = [
    { ...worker, source: "prolific" as const },
    { ...worker, submissionId: null },
    { ...worker, approvedMinor: 0 },
    { ...worker, state: "stopped" as const, submissionId: "3ASSIGN456" },
  ];
  expect(text(mturkApprovalCsv(list(worker, ...others)))).toBe(
    "AssignmentId,Approve,Reject\n3ASSIGN123,x,\n3ASSIGN456,x,\n",
  );
});

test("a worker's bonuses that are approved and not paid are one line, with their reasons", () => {
  const pages = [
    page({}),
    page({ bonusMinor: 10, bonusReason: "Second round" }),
    page({ paidAt: 2 }),
    page({ approvedAt: null }),
    page({ annotator: "S-02" }),
  ];
  expect(text(mturkBonusCsv(list(worker), pages))).toBe(
    'WorkerId,AssignmentId,BonusAmount,Reason\nA1B2C3,3ASSIGN123,0.35,"Thorough, thank you; Second round"\n',
  );
  expect(text(mturkBonusCsv(list(worker), []))).toBe("WorkerId,AssignmentId,BonusAmount,Reason\n");
});

test("people of every recruiter are in one file, those of the open link are not", () => {
  const panelist = { ...worker, source: "panel" as const, externalId: "=1+1", submissionId: null };
  const open = { ...worker, source: "link" as const, externalId: null };
  expect(text(participantsCsv(list(worker, panelist, open)))).toBe(
    [
      "annotator,recruiter,person,session,status,pages,due,bonus,currency",
      "S-01,mturk,A1B2C3,3ASSIGN123,working,3,1.20,0.50,USD",
      "S-01,panel,'=1+1,,working,3,1.20,0.50,USD",
      "",
    ].join("\n"),
  );
});
