import { expect, test } from "vitest";
import { readJoinLink } from "./join-link";

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readJoinLink((name) => parameters.get(name) ?? undefined);
};

test("a link from Prolific names the person", () => {
  expect(read("PROLIFIC_PID=5f1&STUDY_ID=s&SESSION_ID=t")).toEqual({
    source: "prolific",
    externalId: "5f1",
    study: "s",
    submission: "t",
    isPreview: false,
  });
});

test("a link from Mechanical Turk names the worker", () => {
  expect(read("workerId=A2B&assignmentId=3XY")).toEqual({
    source: "mturk",
    externalId: "A2B",
    submission: "3XY",
    isPreview: false,
  });
});

test("a task that nobody accepted yet is a preview", () => {
  expect(read("assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE")).toEqual({ source: "link", isPreview: true });
});

test("a link without a recruiter, or with an empty id, names nobody", () => {
  expect(read("")).toEqual({ source: "link", isPreview: false });
  expect(read("PROLIFIC_PID=")).toEqual({ source: "link", isPreview: false });
});

test("a personal invitation names itself, whoever else the link names", () => {
  expect(read("invite=AB12&PROLIFIC_PID=5f1")).toEqual({
    source: "invite",
    invite: "AB12",
    isPreview: false,
  });
});

test("a recruiter's link may say where somebody lives, what they read and how they are rated", () => {
  expect(read("PROLIFIC_PID=5f1&country=nz&language=he,en-GB&approvalRate=0.97")).toMatchObject({
    country: "NZ",
    languages: ["he", "en"],
    approvalRate: 0.97,
  });
});

test("a parameter that cannot be what it is called is taken as not given", () => {
  const link = { source: "link", isPreview: false };
  expect(read("country=New%20Zealand&language=&approvalRate=97")).toEqual(link);
  expect(read("country=&language=h,1&approvalRate=")).toEqual(link);
});
