import { expect, test } from "vitest";
import type { TaskType } from "@/server/domain/task/task-types";
import { chosenAnnotators, sortsFor } from "./annotator-order";
import {
  annotatorSorts,
  listAnnotatorsInput,
  type ListAnnotatorsInput,
  type ListedAnnotator,
} from "./listing";

const unknown = { value: null, reason: "no_trials", n: 0 } as const;
const known = (value: number) => ({ value, low: 0, high: 1, n: 10 });

function annotator(pseudonym: string, figures: Partial<ListedAnnotator> = {}): ListedAnnotator {
  return {
    id: pseudonym,
    pseudonym,
    source: "link",
    externalId: null,
    submissionId: null,
    studyId: null,
    state: "working",
    isExcluded: false,
    objects: false,
    hits: 0,
    goldRight: 0,
    goldAnswered: 0,
    goldAccuracy: unknown,
    agreement: unknown,
    medianSeconds: null,
    longestRun: 0,
    missingShare: unknown,
    lateHits: 0,
    due: null,
    joinedAt: "2026-01-05T09:00:00.000Z",
    lastSeenAt: "2026-01-05T09:00:00.000Z",
    ...figures,
  };
}

const chosen = (listed: ListedAnnotator[], asked: Partial<ListAnnotatorsInput>) =>
  chosenAnnotators(listed, { ...listAnnotatorsInput.parse({}), ...asked });
const names = (listed: ListedAnnotator[]) => listed.map(({ pseudonym }) => pseudonym);

test("only who stands there is listed", () => {
  const listed = [annotator("A-001"), annotator("A-002", { state: "stopped" })];
  expect(names(chosen(listed, { state: "stopped", sort: "id" }))).toEqual(["A-002"]);
});

test("the least gold right comes first, and who answered none last", () => {
  const listed = [
    annotator("A-001"),
    annotator("A-002", { goldAccuracy: known(0.9) }),
    annotator("A-003", { goldAccuracy: known(0.4) }),
  ];
  expect(names(chosen(listed, { state: "all", sort: "gold" }))).toEqual(["A-003", "A-002", "A-001"]);
});

test("the longest run, the most N/A and the last seen come first", () => {
  const listed = [
    annotator("A-001"),
    annotator("A-002", { longestRun: 9, missingShare: known(0.5), lastSeenAt: "2026-01-06T09:00:00.000Z" }),
  ];
  for (const sort of ["run", "missing", "seen"] as const) {
    expect(names(chosen(listed, { state: "all", sort }))[0]).toBe("A-002");
  }
});

test("whoever objects can be brought to the front", () => {
  const listed = [annotator("A-001"), annotator("A-002", { state: "stopped", objects: true })];
  expect(names(chosen(listed, { state: "all", sort: "objection" }))[0]).toBe("A-002");
});

test("in any order, equals stay by id", () => {
  const listed = [annotator("A-001"), annotator("A-002"), annotator("A-003")];
  for (const sort of annotatorSorts) {
    expect(names(chosen(listed, { state: "all", sort }))).toEqual(["A-001", "A-002", "A-003"]);
  }
});

test("whoever is excluded is found by that, wherever they stand", () => {
  const listed = [annotator("A-001"), annotator("A-002", { state: "stopped", isExcluded: true })];
  expect(names(chosen(listed, { state: "excluded", sort: "id" }))).toEqual(["A-002"]);
});

test("no order goes by a figure that means nothing for the task type", () => {
  expect(sortsFor("pair-rating")).toEqual([...annotatorSorts]);
  const left = (taskType: TaskType) => annotatorSorts.filter((sort) => !sortsFor(taskType).includes(sort));
  expect(left("choice")).toEqual(["agreement", "missing"]);
  expect(left("pair-writing")).toEqual(["gold", "agreement", "missing"]);
});

test("people are found by a part of their id or of their recruiter's id, in capitals or not", () => {
  const listed = [annotator("A-001", { externalId: "5f9cABC" }), annotator("A-002"), annotator("A-012")];
  expect(names(chosen(listed, { search: "9cab" }))).toEqual(["A-001"]);
  expect(names(chosen(listed, { search: " a-01" }))).toEqual(["A-012"]);
  expect(names(chosen(listed, { search: "nobody" }))).toEqual([]);
});
