import { expect, test } from "vitest";
import { measuredPlaces } from "./measured-places";

const minuteMs = 60_000;
const took = (minutes: number, status: "APPROVED" | "RETURNED" = "APPROVED") => ({
  status,
  startedAt: 0,
  completedAt: minutes * minuteMs,
});

test("the length of a place is the median of those who finished", () => {
  expect(measuredPlaces([took(4), took(6), took(50), took(1, "RETURNED")])).toEqual({
    minutes: 6,
    people: 3,
  });
  expect(measuredPlaces([took(1, "RETURNED")])).toBeNull();
});
