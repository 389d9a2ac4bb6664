import { expect, test } from "vitest";
import { placesInOrder, readLists } from "./read-lists";
import { dropEntries, entriesOf, sortLists } from "./sorted-lists";

test("lists of names become numbers, whatever their length", () => {
  const { starts, entries, names } = readLists("3.0,,3.0;a-rather-long-name;;3.0");
  expect([...starts]).toEqual([0, 3, 4, 5, 6]);
  expect([...entries].map((entry) => names[entry])).toEqual([
    "3.0",
    "",
    "3.0",
    "a-rather-long-name",
    "",
    "3.0",
  ]);
  expect(names).toHaveLength(3);
});

test("names are put in order, and equal ones come together", () => {
  const { ordered, positions } = placesInOrder([3, -1, 0, -0]);
  expect(ordered).toEqual([-1, 0, 3]);
  expect([...positions]).toEqual([2, 0, 1, 1]);
});

test("each list is sorted by its keys, and what belongs to them goes along", () => {
  const keys = Uint32Array.of(5, 2, 9, 4, 3, 1);
  const along = Uint32Array.of(50, 20, 90, 40, 30, 10);
  sortLists(Uint32Array.of(0, 3, 3, 6), keys, along);
  expect([...keys]).toEqual([2, 5, 9, 1, 3, 4]);
  expect([...along]).toEqual([20, 50, 90, 10, 30, 40]);
});

test("entries with a key are found and dropped, list by list", () => {
  const lists = {
    starts: Uint32Array.of(0, 2, 3, 5),
    keys: Uint32Array.of(7, 1, 7, 2, 7),
    along: Uint32Array.of(1, 2, 3, 4, 5),
  };
  const found = entriesOf(lists.starts, lists.keys, 7);
  expect([[...found.entries], [...found.lists]]).toEqual([
    [0, 2, 4],
    [0, 1, 2],
  ]);
  const { starts, keys, along } = dropEntries(lists, 7);
  expect([[...starts], [...keys], [...along]]).toEqual([
    [0, 1, 1, 2],
    [1, 2],
    [2, 4],
  ]);
});
