import { expect, test } from "vitest";
import { reviewAddress, reviewQuery } from "./review-query";

test("an address that was made is read again as it was", () => {
  const query = { show: "rejected", page: 3 } as const;
  const search = Object.fromEntries(new URLSearchParams(reviewAddress(query)));
  expect(reviewQuery(search)).toEqual(query);
});

test("an address that says nothing, or nonsense, shows the first texts that wait", () => {
  expect(reviewQuery({})).toEqual({ show: "waiting", page: 1 });
  expect(reviewQuery({ show: "all", page: "-2" })).toEqual({ show: "waiting", page: 1 });
  expect(reviewQuery({ show: ["accepted"], page: "1e9" })).toEqual({ show: "waiting", page: 1 });
});
