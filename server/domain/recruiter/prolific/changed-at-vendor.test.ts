import { expect, test } from "vitest";
import { changedAtVendor } from "./changed-at-vendor";

const vendor = { name: "A", reward: 100, estimatedMinutes: 5, externalUrl: "u", codes: [{ code: "X" }] };

test("only what was sent and differs is named", () => {
  expect(changedAtVendor({}, vendor)).toEqual([]);
  expect(changedAtVendor({ name: "A", reward: 90, external_study_url: "v" }, vendor)).toEqual([
    "rewardMinor",
    "link",
  ]);
});
