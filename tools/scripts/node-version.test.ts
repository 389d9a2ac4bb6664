import { expect, test } from "vitest";
import { isSupportedNode } from "./node-version.mjs";

test.each(["20.9.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s runs Touchstone", (version) => {
  expect(isSupportedNode(version)).toBe(true);
});

test.each(["18.20.4", "20.8.1", "9.11.2"])("Node %s is refused", (version) => {
  expect(isSupportedNode(version)).toBe(false);
});
