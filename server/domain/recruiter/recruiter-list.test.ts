import { expect, test } from "vitest";
import { compareLists, guessColumns, payableOf, paysByState, type OurPerson } from "./recruiter-list";

const our = (annotator: string, part: Partial<OurPerson> = {}): OurPerson => ({
  annotator,
  externalId: `W${annotator}`,
  submissionId: `3${annotator}`,
  pages: 2,
  toPayMinor: 80,
  ...part,
});

test("recruiters' words for a state are read in their spellings, and unknown ones are not guessed", () => {
  for (const word of ["Approved", "PAID", "Credit Granted", "auto-approved"])
    expect(paysByState(word)).toBe(true);
  for (const word of ["Rejected", "TIMED-OUT", "Screened out", "no_show"])
    expect(paysByState(word)).toBe(false);
  for (const word of ["", "Submitted", "AWAITING REVIEW", "not approved"])
    expect(paysByState(word)).toBeNull();
});

test("columns are found by the names that recruiters' sites give them", () => {
  expect(guessColumns(["HITId", "AssignmentId", "WorkerId", "AssignmentStatus"])).toEqual({
    id: 2,
    state: 3,
  });
  expect(guessColumns(["Participant ID", "Name"])).toEqual({ id: 0, state: null });
  expect(guessColumns(["name", "age"])).toBeNull();
});

test("each person is in both lists or in one, with what differs, the urgent ones first", () => {
  const theirs = [
    { id: "WA", state: "Approved" },
    { id: "wb", state: "Rejected" },
    { id: "3C", state: "Approved" },
    { id: "WD", state: "?" },
    { id: "WX", state: "Approved" },
  ];
  const ours = [our("A"), our("B"), our("C", { pages: 0, toPayMinor: 0 }), our("D"), our("E")];
  expect(compareLists(theirs, ours).map(({ difference, id }) => [difference, id])).toEqual([
    ["not-paid-there", "wb"],
    ["nothing-here", "3C"],
    ["only-theirs", "WX"],
    ["only-ours", "WE"],
    ["state-unknown", "WD"],
    ["agree", "WA"],
  ]);
});

test("who was paid there and not here can be marked, once and nobody else", () => {
  const theirs = [
    { id: "WA", state: "Paid" },
    { id: "3A", state: "Paid" },
    { id: "WB", state: "Rejected" },
    { id: "WC", state: "Paid" },
  ];
  const ours = [
    our("A"),
    our("B"),
    our("C", { toPayMinor: 0 }),
    our("D", { externalId: null, submissionId: null }),
  ];
  expect(payableOf(theirs, ours).map(({ annotator }) => annotator)).toEqual(["A"]);
});
