import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetServerAddress, noteServerAddress, serverAddress } from "./server-address";

beforeEach(() => {
  vi.stubEnv("TOUCHSTONE_DATA", mkdtempSync(path.join(tmpdir(), "touchstone-address-")));
  return () => vi.unstubAllEnvs();
});

test("commands find the server where it runs, whatever its port", () => {
  noteServerAddress("http://localhost:3371");
  expect(serverAddress({ PORT: "9999" })).toBe("http://localhost:3371");
});

test("the first server on a database that lies elsewhere makes its data folder", () => {
  vi.stubEnv("TOUCHSTONE_DATA", path.join(mkdtempSync(path.join(tmpdir(), "touchstone-address-")), "data"));
  noteServerAddress("http://localhost:3371");
  expect(serverAddress({})).toBe("http://localhost:3371");
});

test("without a running server the environment tells, and else it is port 3000", () => {
  noteServerAddress("http://localhost:3371");
  forgetServerAddress("http://localhost:3371");
  expect(serverAddress({})).toBe("http://localhost:3000");
  expect(serverAddress({ PORT: "4000" })).toBe("http://localhost:4000");
  expect(serverAddress({ PORT: "4000", TOUCHSTONE_URL: "https://sts.example.org" })).toBe(
    "https://sts.example.org",
  );
});

test("a server that stops leaves the note of one that was started after it", () => {
  noteServerAddress("http://localhost:3371");
  noteServerAddress("http://localhost:3372");
  forgetServerAddress("http://localhost:3371");
  expect(serverAddress({})).toBe("http://localhost:3372");
});
