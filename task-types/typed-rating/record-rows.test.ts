import { expect, test } from "vitest";
import type { TypedRecord } from "./record";
import { fieldKey, recordRows, recordTitle } from "./record-rows";

const record = (fields: Record<string, string[]>, link: string | null = null): TypedRecord => ({
  fields: Object.entries(fields).map(([name, values]) => ({ name, values })),
  image: null,
  link,
});

test.each(["dcTitle", "dc:title", "dc.Title", "Title", "title"])("%s is a title", (name) => {
  expect(fieldKey(name)).toBe("title");
});

test("a name that only begins with the letters dc is itself", () => {
  expect(fieldKey("dcmitype")).toBe("dcmitype");
});

test("usual fields come first and in their order, others as they come", () => {
  const a = record({ Provider: ["Museum"], dcDate: ["1894"], dcTitle: ["Bridge"] });
  const b = record({ dcTitle: ["Tower"], Format: ["photograph"] });
  expect(recordRows({ a, b }).map(({ key }) => key)).toEqual(["title", "date", "provider", "format"]);
});

test("what one record lacks is null, and names that mean the same share a row", () => {
  const a = record({ dcTitle: ["Bridge"], "dc:subject": ["rivers"] });
  const b = record({ Subject: ["bridges", "towns"] });
  expect(recordRows({ a, b })).toEqual([
    { key: "title", name: "dcTitle", a: ["Bridge"], b: null },
    { key: "subject", name: "dc:subject", a: ["rivers"], b: ["bridges", "towns"] },
  ]);
});

test("a field named twice keeps all its values", () => {
  const fields = [
    { name: "dcSubject", values: ["music"] },
    { name: "dcSubject", values: ["children", "costume"] },
  ];
  const a = { fields, image: null, link: null };
  expect(recordRows({ a, b: record({}) })[0]?.a).toEqual(["music", "children", "costume"]);
});

test("a record is called by its title, else by its first field, else by its address", () => {
  expect(recordTitle(record({ dcDate: ["1894"], dcTitle: ["Bridge"] }))).toBe("Bridge");
  expect(recordTitle(record({ dcDate: ["1894"] }))).toBe("1894");
  expect(recordTitle(record({}, "https://example.org/1"))).toBe("https://example.org/1");
});
