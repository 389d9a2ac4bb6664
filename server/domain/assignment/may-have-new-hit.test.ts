import { expect, test } from "vitest";
import { mayHaveNewHit, returnsLeft } from "./may-have-new-hit";

const limited = { returnsPerAnnotator: 3 };

test("without a limit everybody may have a new page", () => {
  expect(mayHaveNewHit({ returnsPerAnnotator: null }, 999)).toEqual({ may: true });
  expect(returnsLeft({ returnsPerAnnotator: null }, 999)).toBeNull();
});

test("who has given back as many as the limit gets no new page until they submit one of them", () => {
  expect(mayHaveNewHit(limited, 2)).toEqual({ may: true });
  expect(mayHaveNewHit(limited, 3)).toEqual({ may: false, reason: "returns", limit: 3 });
  expect(mayHaveNewHit(limited, 7)).toMatchObject({ may: false });
  expect([0, 2, 3, 7].map((givenBack) => returnsLeft(limited, givenBack))).toEqual([3, 1, 0, 0]);
});
