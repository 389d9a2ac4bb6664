import { expect, test } from "vitest";
import { completeLock, lockFaults } from "./complete-lock";
import type { Lock } from "./lock";

const lockOf = (packages: Lock["packages"]): Lock => ({ name: "touchstone", lockfileVersion: 3, packages });

test("a platform package without an entry gets one that says which system it is for", () => {
  const lock = lockOf({
    "node_modules/next": { optionalDependencies: { "@next/swc-linux-arm64-musl": "16.4.6" } },
  });
  expect(completeLock(lock).packages["node_modules/@next/swc-linux-arm64-musl"]).toEqual({
    version: "16.4.6",
    cpu: ["arm64"],
    libc: ["musl"],
    os: ["linux"],
    optional: true,
  });
});

test("what only development asks for stays marked so", () => {
  const lock = lockOf({
    "node_modules/a": { dev: true, optionalDependencies: { "a-win32-x64-msvc": "1.0.0" } },
  });
  expect(completeLock(lock).packages["node_modules/a-win32-x64-msvc"]).toEqual({
    version: "1.0.0",
    dev: true,
    cpu: ["x64"],
    os: ["win32"],
    optional: true,
  });
});

test("two versions of one package each get their own platform package", () => {
  const completed = completeLock(
    lockOf({
      "node_modules/esbuild": { optionalDependencies: { "@esbuild/aix-ppc64": "0.28.2" } },
      "node_modules/kit/node_modules/esbuild": { optionalDependencies: { "@esbuild/aix-ppc64": "0.25.12" } },
    }),
  );
  expect(completed.packages["node_modules/@esbuild/aix-ppc64"]?.version).toBe("0.28.2");
  const nested = completed.packages["node_modules/kit/node_modules/esbuild/node_modules/@esbuild/aix-ppc64"];
  expect(nested?.version).toBe("0.25.12");
});

test("a package that is found beside the one that asks is not added again", () => {
  const lock = lockOf({
    "node_modules/kit/node_modules/esbuild": { optionalDependencies: { "@esbuild/aix-ppc64": "0.25.12" } },
    "node_modules/kit/node_modules/@esbuild/aix-ppc64": { version: "0.25.12" },
  });
  expect(lockFaults(lock)).toEqual([]);
});

test("a range is left to npm, because its version is not known here", () => {
  const lock = lockOf({ "node_modules/vite": { optionalDependencies: { fsevents: "~2.3.3" } } });
  expect(lockFaults(lock)).toEqual([]);
});

test("addresses are dropped and everything else is kept, in npm's order", () => {
  const lock = lockOf({
    "node_modules/zod": {
      version: "4.6.7",
      resolved: "https://registry.example/zod.tgz",
      integrity: "sha512-x",
    },
    "node_modules/@trpc/client": { version: "11.22.1" },
  });
  expect(lockFaults(lock)).toEqual(["node_modules/zod names the address it was taken from."]);
  expect(Object.entries(completeLock(lock).packages)).toEqual([
    ["node_modules/@trpc/client", { version: "11.22.1" }],
    ["node_modules/zod", { version: "4.6.7", integrity: "sha512-x" }],
  ]);
});

test("a completed lock has no faults", () => {
  const lock = lockOf({
    "node_modules/a": { resolved: "x", optionalDependencies: { "a-darwin-x64": "1.0.0" } },
  });
  expect(lockFaults(lock)).toEqual([
    "node_modules/a-darwin-x64 has no entry.",
    "node_modules/a names the address it was taken from.",
  ]);
  expect(lockFaults(completeLock(lock))).toEqual([]);
});
