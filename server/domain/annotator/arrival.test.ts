import { expect, test } from "vitest";
import { decideArrival, type ArrivalFacts } from "./arrival";

const nobody: ArrivalFacts = {
  returnCode: null,
  named: null,
  namesSomebody: false,
  inSession: [],
  browser: null,
};
const recruiter = { namesSomebody: true, named: { annotatorId: "ana", by: "recruiter" } } as const;
const invitation = { namesSomebody: true, named: { annotatorId: "ana", by: "invitation" } } as const;
const ana = (way: string) => ({ kind: "known", annotatorId: "ana", way });
const needed = { kind: "refused", reason: "return_code_needed" };

const cases: [string, Partial<ArrivalFacts>, object][] = [
  ["nothing known", {}, { kind: "new" }],
  ["a new id", { namesSomebody: true }, { kind: "new" }],
  ["a new id in somebody's browser", { namesSomebody: true, browser: "ben" }, { kind: "new" }],
  ["a known browser", { browser: "ana" }, ana("browser")],
  ["a second press of the same button", { inSession: ["ana"] }, ana("session")],
  ["an id without proof", recruiter, needed],
  ["an id in somebody else's browser", { ...recruiter, browser: "ben" }, needed],
  ["an id in somebody else's session", { ...recruiter, inSession: ["ben"] }, needed],
  ["an id in its own browser", { ...recruiter, browser: "ana" }, ana("browser")],
  ["an id in its own session", { ...recruiter, inSession: ["ben", "ana"] }, ana("session")],
  ["an invitation", invitation, ana("invitation")],
  ["an invitation in its own browser", { ...invitation, browser: "ana" }, ana("browser")],
  ["a return code", { returnCode: { annotatorId: "ana" } }, ana("return-code")],
  ["a return code for an id", { ...recruiter, returnCode: { annotatorId: "ana" } }, ana("return-code")],
  [
    "a return code of somebody else",
    { browser: "ben", returnCode: { annotatorId: "ana" } },
    ana("return-code"),
  ],
  [
    "an unknown code, whatever else is known",
    { ...invitation, browser: "ana", returnCode: "unknown" },
    { kind: "refused", reason: "return_code_unknown" },
  ],
];

test.each(cases)("%s", (_name, facts, decision) => {
  expect(decideArrival({ ...nobody, ...facts })).toEqual(decision);
});
