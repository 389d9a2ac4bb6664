import { expect, test } from "vitest";
import { errorsAmong, filesOf, readAll, rowsAmong, twoDimensions } from "./testing";

const table = (...lines: string[]) => filesOf({ "museum.csv": lines.join("\n") });
const objects = (...lines: object[]) =>
  filesOf({ "museum.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") });

const expected = {
  externalId: "p1",
  dataset: "old",
  textA: "Bridge",
  textB: "Tower",
  referenceScore: 3,
  content: {
    a: {
      fields: [
        { name: "title", values: ["Bridge"] },
        { name: "subject", values: ["rivers"] },
      ],
      image: "bridge.jpg",
      link: "https://e.org/1",
    },
    b: { fields: [{ name: "title", values: ["Tower"] }], image: null, link: null },
  },
  gold: [
    {
      dimension: "author",
      answer: 4,
      tolerance: 0,
      explanation: "The same architect.",
      use: "work",
      order: null,
    },
  ],
};

test("a table has a column for each field of each record", async () => {
  const rows = rowsAmong(
    await readAll(
      table(
        "id,dataset,A.title,a.subject,a.image,a.link,b.title,b.subject,score.general,gold.author,tolerance,explanation",
        "p1,old,Bridge,rivers,bridge.jpg,https://e.org/1,Tower,,3,4,0,The same architect.",
      ),
    ),
  );
  expect(rows).toMatchObject([expected]);
});

test("an object a line says the same, and a field may have a list of values", async () => {
  const object = {
    id: "p1",
    dataset: "old",
    a: {
      fields: { title: "Bridge", subject: ["rivers"] },
      image: "bridge.jpg",
      link: "https://e.org/1",
    },
    b: { fields: { title: "Tower", date: null } },
    score: { general: 3 },
    gold: { author: 4 },
    tolerance: 0,
    explanation: "The same architect.",
  };
  expect(rowsAmong(await readAll(objects(object)))).toMatchObject([expected]);
});

test("everything that is wrong with a table is named with its line and column", async () => {
  const entries = await readAll(
    table(
      "id,a.title,b.title,b.link,score.general,gold.colour,use",
      "p1,Bridge,,ftp://e.org,7,,",
      "p1,Bridge,Tower,,,1,later",
      "p2,Bridge",
    ),
  );
  expect(errorsAmong(entries)).toEqual([
    ["pairs", 2, 3, "empty_record"],
    ["pairs", 2, 4, "not_a_link"],
    ["pairs", 2, 5, "off_scale"],
    ["pairs", 2, 6, "dimension_unknown"],
    ["pairs", 3, 6, "dimension_unknown"],
    ["pairs", 3, 1, "duplicate_id"],
    ["pairs", 4, null, "column_count"],
  ]);
});

test("a table without columns of one record is refused at its head", async () => {
  expect(errorsAmong(await readAll(table("id,a.title,b.image", "1,x,y")))).toEqual([
    ["pairs", 1, null, "field_needed"],
  ]);
});

test("everything that is wrong with objects is named with its line", async () => {
  const entries = await readAll(
    objects(
      { id: "p1", a: { fields: { title: "Bridge" } } },
      { id: "p1", a: { fields: { title: { en: "Bridge" } } }, b: { fields: {}, link: "javascript:1" } },
    ),
  );
  expect(errorsAmong(entries)).toEqual([
    ["pairs", 1, null, "value_missing"],
    ["pairs", 2, null, "not_a_list"],
    ["pairs", 2, null, "empty_record"],
    ["pairs", 2, null, "empty_record"],
    ["pairs", 2, null, "not_a_link"],
    ["pairs", 2, null, "duplicate_id"],
  ]);
});

test("files without items say so", async () => {
  expect(errorsAmong(await readAll(table("a.title,b.title")))).toEqual([["pairs", 1, null, "no_items"]]);
  expect(errorsAmong(await readAll(filesOf({ "x.jsonl": "" })))).toEqual([["pairs", 1, null, "no_items"]]);
});

test("a mapping says which columns hold the fields of which record, called without their side", async () => {
  const columns = "Nr.,Title 1,Subject 1,Title 2,Picture,First link,Same?,Author known,Why";
  const files = table(columns, "p1,Bridge,rivers,Tower,bridge.jpg,https://e.org/1,3,4,The same architect.");
  const mapping = {
    id: "Nr.",
    a: ["Title 1", "Subject 1"],
    b: "Title 2",
    "a.image": "Picture",
    "a.link": "First link",
    "score.general": "Same?",
    "gold.author": "Author known",
    explanation: "Why",
  };
  const [row] = rowsAmong(await readAll(files, twoDimensions, { mapping }));
  const [gold] = expected.gold;
  const fieldsOf = (side: "a" | "b") =>
    expected.content[side].fields.map(({ name, values }) => ({
      name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
      values,
    }));
  expect(row).toMatchObject({
    ...expected,
    dataset: null,
    content: {
      a: { ...expected.content.a, fields: fieldsOf("a") },
      b: { ...expected.content.b, fields: fieldsOf("b") },
    },
    gold: [{ ...gold, tolerance: null }],
  });
});

test("columns called a_title and B.Title are recognized as well", async () => {
  const [row] = rowsAmong(await readAll(table("a_title,a_image,B.title", "Bridge,b.jpg,Tower")));
  expect(row?.content).toEqual({
    a: { fields: [{ name: "title", values: ["Bridge"] }], image: "b.jpg", link: null },
    b: { fields: [{ name: "title", values: ["Tower"] }], image: null, link: null },
  });
});
