import { expect, test } from "vitest";
import { collect, sourceOf } from "@/server/imports/testing";
import { readGroupLines } from "./read-group-lines";
import { readGroupTable } from "./read-group-table";

const splitsOf = (entries: readonly object[]) =>
  (entries as { row?: { split: string | null } }[]).flatMap(({ row }) => row?.split ?? []);

test("a group has the split that one of its lines names", async () => {
  const csv =
    "target,candidate,kind,split\na,b,positive,\na,c,positive,train\nd,e,positive,\nd,f,positive,\n";
  expect(splitsOf(await collect(readGroupTable(sourceOf(csv), { format: "csv" })))).toEqual(["train"]);
});

test("a line that is a whole group, and an object, have their own", async () => {
  const csv = "target,positives,split\na,b|c,dev\n";
  expect(splitsOf(await collect(readGroupTable(sourceOf(csv), { format: "csv" })))).toEqual(["dev"]);
  const object = { target: "a", positives: ["b", "c"], split: "test" };
  expect(splitsOf(await collect(readGroupLines(sourceOf(JSON.stringify(object)))))).toEqual(["test"]);
});
