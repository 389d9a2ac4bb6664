import { expect, test } from "vitest";
import { codedOutcomes, newOutcomeCodes, partOfReward, vendorCodes } from "./completion-codes";

let drawn = 0;
const codes = newOutcomeCodes(() => (drawn += 0.137) % 1, { completed: "KEPT" });
const plan = {
  approval: "by-hand" as const,
  places: 5,
  screenOutMinor: 0,
  abilities: { signedLinks: false, screenOutPay: false, partPay: false },
};
const actionOf = (sent: ReturnType<typeof vendorCodes>, code: string) =>
  sent.find((each) => each.code === code)?.actions.map(({ action }) => action);

test("a code that participants have already is kept, and all codes differ", () => {
  expect(codes.completed.participant).toBe("KEPT");
  const all = codedOutcomes.flatMap((outcome) => Object.values(codes[outcome]));
  expect(new Set(all).size).toBe(all.length);
});

test("completed work is paid at once only where the plan says so", () => {
  expect(actionOf(vendorCodes(codes, plan), "KEPT")).toEqual(["MANUALLY_REVIEW"]);
  expect(actionOf(vendorCodes(codes, { ...plan, approval: "at-once" }), "KEPT")).toEqual([
    "AUTOMATICALLY_APPROVE",
  ]);
});

test("only the server can have a part paid, and only where the workspace pays parts", () => {
  const partly = vendorCodes(codes, { ...plan, abilities: { ...plan.abilities, partPay: true } });
  expect(actionOf(partly, codes.partial.researcher)).toEqual(["DYNAMIC_PAYMENT"]);
  expect(actionOf(partly, codes.partial.participant)).toEqual(["MANUALLY_REVIEW"]);
  expect(actionOf(vendorCodes(codes, plan), codes.partial.researcher)).toEqual(["REQUEST_RETURN"]);
});

test("a part of the reward is never less than what was earned, within Prolific's bounds", () => {
  expect(partOfReward(101, 200)).toBe(51);
  expect(partOfReward(1, 200)).toBe(8);
  expect(partOfReward(300, 200)).toBe(99);
});
