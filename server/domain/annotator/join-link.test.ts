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
    isPreview: false,
  });
});

test("a link from Mechanical Turk names the worker", () => {
  expect(read("workerId=A2B&assignmentId=3XY")).toEqual({
    source: "mturk",
    externalId: "A2B",
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
