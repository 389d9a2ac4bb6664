import { expect, test } from "vitest";
import { noPolicies } from "./policies";
import { mostPages } from "./most-pages";

test.each([
  [null, null, null],
  [4, null, 4],
  [null, 12, 2],
  [4, 12, 2],
  [1, 12, 1],
  // An item less than a page is a page.
  [null, 3, 1],
])("of at most %s pages and %s items at five a page, %s pages are the most", (hits, items, most) => {
  const limits = { ...noPolicies.limits, hitsPerAnnotator: hits, itemsPerAnnotator: items };
  expect(mostPages({ limits, hitSize: 5 })).toBe(most);
});
