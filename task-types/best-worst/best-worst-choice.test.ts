import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choiceOf,
  choose,
  isComplete,
  nothingChosen,
  pressNumber,
  sides,
  type ChoiceStep,
} from "./best-worst-choice";

const pressed = (...numbers: number[]) =>
  numbers.reduce<ChoiceStep>(({ choice }, number) => pressNumber(choice, number), {
    choice: nothingChosen,
    displaced: null,
  });

test("the first press is most, the second is least, a third begins anew", () => {
  expect(pressed(2).choice).toEqual({ most: 2, least: null });
  expect(pressed(2, 4)).toEqual({ choice: { most: 2, least: 4 }, displaced: null });
  expect(pressed(2, 4, 4)).toEqual({ choice: { most: 4, least: null }, displaced: null });
});

test("the same number twice moves the mark to least, and the next press is most", () => {
  expect(pressed(3, 3)).toEqual({ choice: { most: null, least: 3 }, displaced: "most" });
  expect(pressed(3, 3, 1).choice).toEqual({ most: 1, least: 3 });
});

test("choosing the least as most too leaves least open and says so", () => {
  expect(choose({ most: 1, least: 2 }, "most", 2)).toEqual({
    choice: { most: 2, least: null },
    displaced: "least",
  });
});

test("whatever is pressed, no pair is both, and what was pressed last stands", () => {
  const press = fc.tuple(fc.constantFrom(...sides), fc.integer({ min: 1, max: 4 }));
  fc.assert(
    fc.property(fc.array(press, { minLength: 1, maxLength: 12 }), (presses) => {
      let choice = nothingChosen;
      for (const [side, place] of presses) {
        const step = choose(choice, side, place);
        expect(step.choice[side]).toBe(place);
        expect(step.displaced === null).toBe(choice[side === "most" ? "least" : "most"] !== place);
        choice = step.choice;
        if (isComplete(choice)) expect(choice.most).not.toBe(choice.least);
      }
    }),
  );
});

test("what a page kept is read back, and what is no choice is none", () => {
  expect(choiceOf(JSON.parse(JSON.stringify({ most: 2, least: null })))).toEqual({ most: 2, least: null });
  for (const kept of [undefined, null, 3, "x", { most: "2" }]) expect(choiceOf(kept)).toEqual(nothingChosen);
});
