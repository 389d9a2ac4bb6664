import { expect, test } from "vitest";
import { arrivalProblem, readArrival } from "./recruiter-arrival";
import type { RecruiterArrival } from "./recruiters";

const person = "5f9a1c2e3b4d5e6f70819202";
const study = "6712aa00bb11cc22dd33ee44";
const visit = "6712aa00bb11cc22dd33ee55";
const prolific: RecruiterArrival = { name: "prolific", studyId: "" };
const mturk: RecruiterArrival = { name: "mturk" };
const sona: RecruiterArrival = { name: "sona" };
const panel: RecruiterArrival = {
  name: "panel",
  parameters: { participant: "rid", session: "sid", study: "" },
};
const all = [prolific, panel, sona, mturk];

const read = (query: string, recruiters = all) => {
  const parameters = new URLSearchParams(query);
  return readArrival(recruiters, (name) => parameters.get(name) ?? undefined);
};
const problemOf = (recruiter: RecruiterArrival, query: string) => {
  const arrived = read(query, [recruiter]);
  const found = arrived && arrivalProblem(recruiter, arrived);
  return found && [found.problem, found.parameter];
};

test("each recruiter's parameters say who came, for what, and where it is handed in", () => {
  expect(read(`PROLIFIC_PID=${person}&STUDY_ID=${study}&SESSION_ID=${visit}`)).toEqual({
    source: "prolific",
    externalId: person,
    study,
    submission: visit,
  });
  expect(read("rid=a-1&sid=77")).toEqual({ source: "panel", externalId: "a-1", submission: "77" });
  expect(read("survey_code=123")).toEqual({ source: "sona", externalId: "123" });
  expect(
    read("workerId=A1B2C3&assignmentId=3XYZ12345&hitId=3HIT5&turkSubmitTo=https%3A%2F%2Fwww.mturk.com"),
  ).toEqual({
    source: "mturk",
    externalId: "A1B2C3",
    submission: "3XYZ12345",
    study: "3HIT5",
    submitTo: "https://www.mturk.com",
  });
});

test("a link without any of them was sent by no recruiter; with some, something is missing", () => {
  expect(read("country=NZ")).toBeNull();
  expect(read("PROLIFIC_PID=&SESSION_ID=")).toBeNull();
  expect(problemOf(prolific, `SESSION_ID=${visit}`)).toEqual(["missing", "PROLIFIC_PID"]);
  expect(problemOf(prolific, `PROLIFIC_PID=${person}`)).toEqual(["missing", "STUDY_ID"]);
  expect(problemOf(prolific, `PROLIFIC_PID=${person}&STUDY_ID=${study}`)).toEqual(["missing", "SESSION_ID"]);
  expect(problemOf(panel, "rid=a-1")).toEqual(["missing", "sid"]);
  expect(problemOf(mturk, "workerId=A1B2C3&hitId=3HIT5&assignmentId=3XYZ12345")).toEqual([
    "missing",
    "turkSubmitTo",
  ]);
});

test("places that the recruiter did not fill in are malformed", () => {
  const unfilled = "PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID=x&SESSION_ID=y";
  expect(problemOf(prolific, unfilled)).toEqual(["malformed", "PROLIFIC_PID"]);
  expect(problemOf(sona, "survey_code=%25SURVEY_CODE%25")).toEqual(["malformed", "survey_code"]);
  expect(problemOf(panel, "rid=a b&sid=1")).toEqual(["malformed", "rid"]);
});

test("Mechanical Turk's pages are handed in at its two own addresses and nowhere else", () => {
  const from = (submitTo: string) =>
    problemOf(
      mturk,
      `workerId=A1B2C3&hitId=3HIT5&assignmentId=3XYZ12345&turkSubmitTo=${encodeURIComponent(submitTo)}`,
    );
  expect(from("https://www.mturk.com")).toBeNull();
  expect(from("https://workersandbox.mturk.com/")).toBeNull();
  for (const other of [
    "http://www.mturk.com",
    "https://www.mturk.com.example",
    "https://example.org/https://www.mturk.com",
    "https://www.mturk.com/elsewhere",
  ]) {
    expect(from(other)).toEqual(["malformed", "turkSubmitTo"]);
  }
});

test("who came for another study of Prolific is told so, where the project names its own", () => {
  const link = `PROLIFIC_PID=${person}&STUDY_ID=${study}&SESSION_ID=${visit}`;
  expect(problemOf(prolific, link)).toBeNull();
  expect(problemOf({ name: "prolific", studyId: study.toUpperCase() }, link)).toBeNull();
  expect(problemOf({ name: "prolific", studyId: visit }, link)).toEqual(["other-study", "STUDY_ID"]);
});
