import { expect, test } from "vitest";
import { watchReadiness } from "./readiness";

test("a server whose database answers is ready", async () => {
  expect(await watchReadiness(() => Promise.resolve(1)).problem()).toBeNull();
});

test("a server whose database fails or keeps silent is not", async () => {
  expect(await watchReadiness(() => Promise.reject(new Error("gone"))).problem()).toBe("database");
  expect(await watchReadiness(() => new Promise(() => undefined), 20).problem()).toBe("database");
});

test("a server that stops sends its requests elsewhere, whatever the database says", async () => {
  const readiness = watchReadiness(() => Promise.resolve(1));
  readiness.noteStopping();
  expect(await readiness.problem()).toBe("stopping");
});
