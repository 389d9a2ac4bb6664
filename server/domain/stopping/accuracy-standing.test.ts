import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { accuracyStanding } from "./accuracy-standing";

const policiesWith = (certainty: number | null) => ({
  ...noPolicies,
  stopping: { ...noPolicies.stopping, accuracy: { bar: 0.7, minGold: 4, certainty, asInQuiz: false } },
});

/** What somebody has right of all, more than the rule counts where an organizer let them go on. */
const told = { right: 0, answered: 12 };

test("without a rule there is no bar, and no last chance", () => {
  expect(accuracyStanding(noPolicies, told, { right: 0, answered: 9, items: 9 })).toEqual({
    right: 0,
    answered: 12,
  });
});

test.each([
  // 7 of 10 is at the bar, 6 of 9 would be below it.
  [{ right: 7, answered: 9, items: 9 }, undefined],
  [{ right: 6, answered: 8, items: 8 }, true],
  // The rule looks at four known answers: two right of three, then two of four.
  [{ right: 2, answered: 3, items: 3 }, true],
  [{ right: 2, answered: 2, items: 2 }, undefined],
])("after %j the next miss ends the work: %s", (gold, isLastChance) => {
  expect(accuracyStanding(policiesWith(null), told, gold)).toEqual({
    ...told,
    bar: 0.7,
    ...(isLastChance && { isLastChance }),
  });
});

test("a rule that wants to be sure leaves more chances", () => {
  // Beta(7, 4) is below 0.7 with probability 0.65 only.
  expect(accuracyStanding(policiesWith(0.9), told, { right: 6, answered: 8, items: 8 })).not.toHaveProperty(
    "isLastChance",
  );
});
