import { expect, test } from "vitest";
import { sqliteDriverPackage } from "./sqlite-driver.mjs";

test.each([
  ["20.20", "9", "better-sqlite3-for-node-20"],
  ["22.13", "9", "better-sqlite3-for-node-20"],
  ["22.14", "10", "better-sqlite3"],
  ["24.21", "10", "better-sqlite3"],
  ["26.10", "11", "better-sqlite3"],
])("Node %s, with Node-API %s, opens SQLite files with %s", (_, nodeApi, name) => {
  expect(sqliteDriverPackage(nodeApi)).toBe(name);
});

test("what says nothing of its Node-API gets the driver that does without", () => {
  expect(sqliteDriverPackage(undefined)).toBe("better-sqlite3-for-node-20");
});
