import { expect, test } from "vitest";
import { noAssignmentReasons } from "@/server/domain/assignment/assignment";
import { endReasonOf } from "./end-reason";

test("every reason for having no page, except questions that come first, is one end", () => {
  const ending = noAssignmentReasons.filter((reason) => reason !== "questionnaire");
  expect(ending.map((reason) => [reason, endReasonOf(reason, undefined)])).toEqual([
    ["nothing_left", "nothing-left"],
    ["finished", "finished"],
    ["capped", "capped"],
    ["stopped", "stopped"],
    ["failed_qualification", "failed-qualification"],
    ["gold_exhausted", "capped"],
    ["paused", "paused-or-closed"],
    ["closed", "paused-or-closed"],
    ["not_eligible", "not-eligible"],
  ]);
});

test("who let too many pages go has timed out, who did as much as one may has not", () => {
  expect(endReasonOf("capped", "returns")).toBe("timed-out");
  expect(endReasonOf("capped", "items")).toBe("capped");
});
