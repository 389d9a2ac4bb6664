import { expect, test } from "vitest";
import { itemAddress, itemQuery } from "./item-query";

test("an address without a question asks for the first page of all items", () => {
  expect(itemQuery({})).toEqual({ page: 1, search: "", gold: "all" });
});

test("what cannot be read is left out", () => {
  expect(itemQuery({ page: "-3", gold: "silver", dataset: "", search: ["bird", "fish"] })).toEqual({
    page: 1,
    search: "bird",
    gold: "all",
  });
});

test("a list's address asks for that list", () => {
  const query = { page: 3, search: "a & b", dataset: "OnWN", split: "train", gold: "gold" } as const;
  expect(itemQuery(Object.fromEntries(new URLSearchParams(itemAddress(query))))).toEqual(query);
});
