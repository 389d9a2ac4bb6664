import { expect, test } from "vitest";
import { reportedAddress, reportedQuery } from "./reported-query";

test("an address says which reports are shown, and what it says wrongly is as if it were not there", () => {
  expect(reportedQuery({ state: "retired", page: "3" })).toEqual({ state: "retired", page: 3 });
  expect(reportedQuery({ state: "all", page: "-1" })).toEqual({ state: "waiting", page: 1 });
  expect(reportedQuery({ state: ["retired", "waiting"], page: "999999" })).toEqual({
    state: "waiting",
    page: 1,
  });
  expect(reportedAddress({ state: "retired", page: 3 })).toBe("?state=retired&page=3");
  expect(reportedAddress({ state: "waiting", page: 1 })).toBe("?state=waiting");
});
