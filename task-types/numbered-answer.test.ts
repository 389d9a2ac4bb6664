import fc from "fast-check";
import { expect, test } from "vitest";
import { bestWorst } from "./best-worst/task";
import { choice } from "./choice/task";
import { acceptedNumbers, isRightNumber } from "./numbered-answer";

const known = (answer: number, ...accepted: number[]) => ({
  answer,
  accepted,
  tolerance: 1,
  acceptsNotApplicable: false,
  order: null,
});

const settings = { allowTies: false, imageHosts: [] };
const dimension = (id: string) => ({
  id,
  label: id,
  definition: "",
  scale: { step: 1, notApplicable: false, points: [] },
});
const question = {
  textA: "Q",
  textB: "a / b / c",
  content: { form: "question", candidates: ["a", "b", "c"], right: 2 },
  order: [2, 0, 1],
  dimensions: [dimension("choice")],
  settings,
};
const pair = { ...question, textB: "R", content: { form: "pair", right: 1 }, order: [] };
const four = {
  textA: "",
  textB: "",
  content: { pairs: ["ab", "cd", "ef", "gh"].map(([one, other]) => [one, other]) },
  order: [3, 0, 2, 1],
  dimensions: [dimension("most"), dimension("least")],
  settings,
};
const answer = (values: Record<string, number | "NA">) => ({ key: "k", values });

test("candidates are shown in their order, and the number chosen is stored by its place in the item", () => {
  expect(choice.show(question, String)).toMatchObject({ texts: ["Q"], candidates: ["c", "a", "b"] });
  expect(choice.judge(answer({ choice: 1 }), question)).toEqual({ choice: { value: 3, answer: null } });
  expect(JSON.stringify([choice.show(question, String), choice.show(pair, String)])).not.toContain("right");
  expect(choice.show(pair, String)).toMatchObject({ texts: ["Q", "R"], candidates: [] });
  expect(choice.judge(answer({ choice: 2 }), pair)).toEqual({ choice: { value: 2, answer: null } });
});

test("a number that was not shown, N/A and a missing choice are refused", () => {
  expect(choice.check(answer({ choice: 3 }), question)).toEqual([]);
  expect(choice.check(answer({ choice: 4 }), question)).toEqual(["off_scale"]);
  expect(choice.check(answer({ choice: 3 }), pair)).toEqual(["off_scale"]);
  expect(choice.check(answer({ choice: 1.5 }), question)).toEqual(["off_scale"]);
  expect(choice.check(answer({ choice: "NA" }), question)).toEqual(["not_applicable"]);
  expect(choice.check(answer({}), question)).toEqual(["missing"]);
});

test("of four pairs one is most and another least; one for both is refused", () => {
  expect(bestWorst.show(four, String)).toMatchObject({
    pairs: [
      ["g", "h"],
      ["a", "b"],
      ["e", "f"],
      ["c", "d"],
    ],
  });
  expect(bestWorst.check(answer({ most: 1, least: 4 }), four)).toEqual([]);
  expect(bestWorst.check(answer({ most: 2, least: 2 }), four)).toEqual(["most_is_least"]);
  expect(bestWorst.check(answer({ most: 2 }), four)).toEqual(["missing"]);
  expect(bestWorst.judge(answer({ most: 1, least: 4 }), four)).toMatchObject({
    most: { value: 4 },
    least: { value: 2 },
  });
});

test("there is no nearly right number, whatever the tolerance says", () => {
  expect([1, 2, 3].map((value) => isRightNumber(known(2), { value, answer: null }))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isRightNumber(known(2, 3), { value: 3, answer: null })).toBe(true);
});

test("what would have been right is told by the numbers shown, and answering so is right", () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(
      order,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (shown, one, other) => {
        const asked = { ...four, order: shown, dimensions: [dimension("most")] };
        for (const number of acceptedNumbers(known(one, other), shown)) {
          const { most } = bestWorst.judge(answer({ most: number }), asked);
          expect(most !== undefined && isRightNumber(known(one, other), most)).toBe(true);
        }
      },
    ),
  );
});
