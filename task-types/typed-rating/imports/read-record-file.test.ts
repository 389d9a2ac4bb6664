import { expect, test } from "vitest";
import { sourceOf } from "@/server/imports/testing";
import { readRecordFile } from "./read-record-file";
import { recordPlace } from "./record-file-name";

const read = (text: string) => readRecordFile({ fileName: "text/1a.txt", open: () => sourceOf(text) });

test("a line is a field with its values, and a name may come twice", async () => {
  const { fields, errors } = await read(
    "dcTitle:\tRegatta at Vornholm\ndcSubject:\tmusic\tcostume\ndcSubject:\tchildren\n",
  );
  expect(errors).toEqual([]);
  expect(fields).toEqual([
    { name: "dcTitle", values: ["Regatta at Vornholm"] },
    { name: "dcSubject", values: ["music", "costume"] },
    { name: "dcSubject", values: ["children"] },
  ]);
});

test("names with a colon within are read to the last one before the tab", async () => {
  expect((await read("dc:title:\tA: a beginning")).fields).toEqual([
    { name: "dc:title", values: ["A: a beginning"] },
  ]);
});

test("values keep their characters", async () => {
  const { fields } = await read('dcDescription:\t "rain later" & signed. ');
  expect(fields[0]?.values).toEqual([' "rain later" & signed. ']);
});

test("fields and values without a character and empty lines are left out", async () => {
  expect(await read("dcTitle:\ndcDate:\t\t1894\t \n\n")).toEqual({
    fields: [{ name: "dcDate", values: ["1894"] }],
    errors: [],
  });
});

test("every line without a name is named with its file", async () => {
  const { errors } = await read("no colon\ndcTitle:\tx\n:\tnameless\ndcDate: 1894\n");
  expect(errors.map(({ fileName, line, reason }) => [fileName, line, reason])).toEqual([
    ["text/1a.txt", 1, "field_line"],
    ["text/1a.txt", 3, "field_line"],
    ["text/1a.txt", 4, "field_line"],
  ]);
});

test.each([
  ["text/10a_91011s_DA42D383.txt", { line: 10, side: "a" }],
  ["0007B.jpg", { line: 7, side: "b" }],
  ["3b.txt", { line: 3, side: "b" }],
])("%s belongs to %o", (fileName, place) => {
  expect(recordPlace(fileName)).toEqual(place);
});

test.each(["readme.txt", "0a.txt", "10c_x.txt", "10abc.txt", "a10.txt"])("%s is no record", (fileName) => {
  expect(recordPlace(fileName)).toBeNull();
});
