import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { pagesDone } from "./pages-done";

const limits = { ...noPolicies.limits };
const person = { hits: 3, judged: 15, listLeft: null };

test("without limits, a person can judge every item once", () => {
  expect(pagesDone({ limits, hitSize: 5 }, 40, person)).toEqual({ done: 3, of: 8 });
  expect(pagesDone({ limits, hitSize: 5 }, 15, person)).toEqual({ done: 3, of: 3 });
});

test("the tightest limit counts", () => {
  expect(pagesDone({ limits: { ...limits, hitsPerAnnotator: 4 }, hitSize: 5 }, 40, person).of).toBe(4);
  expect(pagesDone({ limits: { ...limits, itemsPerAnnotator: 20 }, hitSize: 5 }, 40, person).of).toBe(4);
  expect(pagesDone({ limits: { ...limits, hitsPerAnnotator: 3 }, hitSize: 5 }, 40, person).of).toBe(3);
});

test("who has a list is done when it is", () => {
  expect(pagesDone({ limits, hitSize: 5 }, 40, { ...person, listLeft: 6 })).toEqual({ done: 3, of: 5 });
  expect(pagesDone({ limits, hitSize: 5 }, 40, { ...person, listLeft: 0 })).toEqual({ done: 3, of: 3 });
});
