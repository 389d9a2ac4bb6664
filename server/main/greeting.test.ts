import { expect, test } from "vitest";
import { greeting } from "./greeting";
import { readSettings } from "./settings";

const start = { address: "http://localhost:3000", demoSlug: "demo", dataFolder: "/srv/data" };

test("the first start says where the first organizer makes an account", () => {
  expect(greeting({ ...start, setupToken: "abc" })).toEqual([
    "Organizer set-up: http://localhost:3000/setup/abc",
    "Annotators join the demo: http://localhost:3000/p/demo",
    "Data: /srv/data",
  ]);
});

test("later starts say where organizers sign in", () => {
  expect(greeting({ ...start, setupToken: null })[0]).toBe(
    "Organizer sign-in: http://localhost:3000/sign-in",
  );
});

test("the port is 3000 unless PORT says otherwise, and TOUCHSTONE_URL is what people type", () => {
  expect(readSettings({ NODE_ENV: "test" })).toEqual({
    port: 3000,
    host: undefined,
    trustProxy: false,
    metricsToken: undefined,
    drainSeconds: 0,
    address: "http://localhost:3000",
  });
  const settings = readSettings({ NODE_ENV: "test", PORT: "80", TOUCHSTONE_URL: "https://example.org/" });
  expect(settings).toMatchObject({ port: 80, address: "https://example.org" });
});

test("a PORT that is no port is named", () => {
  for (const PORT of ["http", "0", "70000", "1.5"]) {
    expect(() => readSettings({ NODE_ENV: "test", PORT })).toThrow(`PORT is "${PORT}"`);
  }
});

test("a token that can be guessed and a drain without an end are refused", () => {
  const read = (env: Record<string, string>) => readSettings({ NODE_ENV: "test", ...env });
  const token = "0123456789abcdef";
  expect(read({ TOUCHSTONE_METRICS_TOKEN: token, TOUCHSTONE_DRAIN_SECONDS: "20" })).toMatchObject({
    metricsToken: token,
    drainSeconds: 20,
  });
  for (const guessed of ["short", "0123456789 abcdef"]) {
    expect(() => read({ TOUCHSTONE_METRICS_TOKEN: guessed })).toThrow("TOUCHSTONE_METRICS_TOKEN must have");
  }
  for (const seconds of ["-1", "1.5", "soon", "301"]) {
    expect(() => read({ TOUCHSTONE_DRAIN_SECONDS: seconds })).toThrow("TOUCHSTONE_DRAIN_SECONDS is");
  }
});
