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
