import { expect, test } from "vitest";
import { leastRejectionLength, rejectionProblem, type RejectedWork } from "./lint-rejection";

const work: RejectedWork = {
  category: "NO_DATA",
  message: "x".repeat(leastRejectionLength),
  pages: 0,
  hasFailedQualification: false,
  isStoppedByGold: false,
};

test("a submission without a page may be rejected with a message that is long enough", () => {
  expect(rejectionProblem(work)).toBeNull();
  expect(rejectionProblem({ ...work, message: `${work.message.slice(1)} ` })).toBe("too_short");
});

test.each([
  [{ hasFailedQualification: true }, "screening"],
  [{ isStoppedByGold: true }, "known_answers"],
  [{ pages: 1 }, "pages_unpaid"],
  [{ category: "FAILED_CHECK" as const }, "attention_check"],
])("%j forbids a rejection: %s", (change, problem) => {
  expect(rejectionProblem({ ...work, ...change })).toBe(problem);
});
