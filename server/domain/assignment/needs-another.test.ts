import fc from "fast-check";
import { expect, test } from "vitest";
import { needsAnother } from "./needs-another";

const policy = { ciWidth: 2, maximum: 6 };

test("annotators who all say the same need nobody else", () => {
  expect(needsAnother(policy, [3, 3, 3], 3, 0)).toEqual({ another: false, reason: "narrow", width: 0 });
});

test("one more is asked while the interval is wider than the target", () => {
  // SD 1, t with two degrees of freedom 4.3027: 2 × 4.3027 / √3.
  const decision = needsAnother(policy, [1, 2, 3], 3, 0);
  expect(decision).toMatchObject({ another: true, reason: "wide" });
  expect("width" in decision && decision.width).toBeCloseTo(4.9683, 4);
});

test("an interval of just the target is narrow enough", () => {
  const decision = needsAnother(policy, [1, 2, 3], 3, 0);
  const ciWidth = "width" in decision ? decision.width : 0;
  expect(needsAnother({ ...policy, ciWidth }, [1, 2, 3], 3, 0)).toMatchObject({ reason: "narrow" });
});

test("at the maximum nobody else is asked, however much they differ", () => {
  expect(needsAnother(policy, [0, 5, 0, 5, 0, 5], 3, 3)).toEqual({ another: false, reason: "maximum" });
});

test("Not Applicable has no value, and with fewer than two values nobody else is asked", () => {
  expect(needsAnother(policy, [null, null, null], 3, 0)).toMatchObject({ reason: "too_few_values" });
  expect(needsAnother(policy, [5, null, null], 3, 0)).toMatchObject({ reason: "too_few_values" });
  expect(needsAnother(policy, [0, null, 5], 3, 0)).toMatchObject({ another: true });
});

test("it always comes to an end at the maximum", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }), (answers) => {
      let extra = 0;
      while (needsAnother(policy, answers.slice(0, 3 + extra), 3, extra).another) extra += 1;
      expect(3 + extra).toBeLessThanOrEqual(policy.maximum);
    }),
  );
});

const byDisagreement = { disagreement: 0.4, maximum: 6 };

test("one more is asked while too many pairs of annotators chose differently", () => {
  expect(needsAnother(byDisagreement, [1, 1, 2], 3, 0)).toMatchObject({ another: true, reason: "divided" });
  expect(needsAnother(byDisagreement, [1, 1, 1, 2], 3, 1)).toMatchObject({
    another: true,
    disagreement: 0.5,
  });
  expect(needsAnother(byDisagreement, [1, 1, 1, 1, 2], 3, 2)).toMatchObject({
    another: false,
    reason: "agreed",
  });
  expect(needsAnother(byDisagreement, [0, 4, 4, 4, 4, 9], 3, 3)).toMatchObject({ reason: "maximum" });
  expect(needsAnother(byDisagreement, [1, null, null], 3, 0)).toMatchObject({ reason: "too_few_values" });
});

test("how far two choices lie apart says nothing", () => {
  expect(needsAnother(byDisagreement, [0, 9, 9], 3, 0)).toEqual(
    needsAnother(byDisagreement, [1, 2, 2], 3, 0),
  );
});

test("one more is asked while annotators order too many candidates differently", () => {
  const rankings = [
    [1, 2, 3],
    [3, 2, 1],
  ];
  expect(needsAnother(byDisagreement, rankings, 2, 0)).toMatchObject({ another: true, disagreement: 1 });
  expect(needsAnother(byDisagreement, [rankings[0]!, [1, 3, 2]], 2, 0)).toMatchObject({ reason: "agreed" });
});
