import { expect, test } from "vitest";
import { isInstalledAsLocked } from "./locked-packages.mjs";

const locked = {
  "": { version: "0.1.0" },
  "node_modules/zod": { version: "4.6.7" },
  "node_modules/@next/swc-win32-x64-msvc": { version: "16.4.6", optional: true },
};

test("packages in the locked versions need no installation, and those for other systems may be absent", () => {
  expect(isInstalledAsLocked(locked, { "node_modules/zod": { version: "4.6.7" } })).toBe(true);
});

test("a package that is missing or in another version calls for an installation", () => {
  expect(isInstalledAsLocked(locked, {})).toBe(false);
  expect(isInstalledAsLocked(locked, { "node_modules/zod": { version: "4.6.6" } })).toBe(false);
});

test("an optional package in another version calls for an installation too", () => {
  const installed = {
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/@next/swc-win32-x64-msvc": { version: "16.4.5" },
  };
  expect(isInstalledAsLocked(locked, installed)).toBe(false);
});
