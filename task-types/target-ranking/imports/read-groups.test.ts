import { describe, expect, test } from "vitest";
import { describeError } from "@/server/imports/describe-error";
import { collect, sourceOf } from "@/server/imports/testing";
import { readGroupBlocks } from "./read-group-blocks";
import { readGroupLines } from "./read-group-lines";
import { readGroupTable } from "./read-group-table";
import type { GroupEntry } from "./gather-groups";

const rowsOf = (entries: readonly (GroupEntry | object)[]) =>
  entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));

const notAList = 'positives is not a list of texts, such as ["king", "queen"].';
const needs = (name: string) =>
  `No column contains ${name}. Choose the column, or name it ${name} in line 1. If line 1 is already data, choose "No header".`;
/** Line, column and sentence of everything that is wrong. */
const faults = (entries: readonly (GroupEntry | object)[]) =>
  (entries as GroupEntry[])
    .flatMap((entry) => ("error" in entry ? [entry.error] : []))
    .map((error) => [error.line, error.column, describeError(error, "groups.csv")]);

const table = (text: string) => collect(readGroupTable(sourceOf(text), { format: "csv" }));
const lines = (text: string) => collect(readGroupLines(sourceOf(text)));
const blocks = (text: string) => collect(readGroupBlocks(sourceOf(text)));

const singer = {
  textA: "singer",
  textB: "person, musician, artist",
  content: {
    positives: ["person", "musician", "artist"],
    distractors: ["song"],
    randoms: ["laptop"],
  },
};

describe("a table with a candidate a line", () => {
  test("lines of the same target make a group, wherever they stand", async () => {
    const entries = await table(
      [
        "target,candidate,kind",
        "singer,person,positive",
        "singer,musician,P",
        "car,taxi,positive",
        "singer,song,distractor",
        "car,cab,Positives",
        "singer,laptop,random",
        "singer,artist,positive",
      ].join("\n"),
    );
    expect(rowsOf(entries)).toMatchObject([{ line: 2, ...singer, gold: [] }, { textB: "taxi, cab" }]);
  });

  test("a known order makes the group gold, with its explanation", async () => {
    const [row] = rowsOf(
      await table(
        [
          "Target;Candidate;Kind;Group;Dataset;Gold rank;Explanation;Use",
          "singer;person;positive;g1;nouns;3;Every musician is a person.;test",
          "singer;musician;positive;g1;nouns;1;;test",
          "singer;artist;positive;g1;nouns;2;;test",
        ].join("\n"),
      ),
    );
    expect(row).toMatchObject({
      externalId: "g1",
      dataset: "nouns",
      gold: [
        {
          order: [1, 2, 0],
          answer: 1,
          tolerance: 0,
          use: "test",
          explanation: "Every musician is a person.",
        },
      ],
    });
  });

  test("groups of the same target are told apart by their group and their dataset", async () => {
    const entries = await table(
      [
        "target,candidate,kind,group",
        "bank,shore,positive,1",
        "bank,lender,positive,2",
        "bank,side,positive,1",
        "bank,firm,positive,2",
      ].join("\n"),
    );
    expect(rowsOf(entries).map(({ textB }) => textB)).toEqual(["shore, side", "lender, firm"]);
  });

  test("everything that is wrong is said at once, by line and column", async () => {
    const entries = await table(
      [
        "target,candidate,kind,gold rank",
        "singer,person,positive,1",
        "singer,person,positive,2",
        "singer,,positive,",
        "singer,song,enemy,",
        "car,taxi,positive",
        "car,cab,positive,",
        "sun,star,positive,1",
        "sun,light,positive,",
        "moon,rock,positive,high",
      ].join("\n"),
    );
    expect(faults(entries)).toEqual([
      [3, 2, "person is in this group already, in line 2."],
      [4, 2, "Nothing is given for candidate. Fill it in, or remove the line."],
      [5, 3, "enemy is not a kind of candidate. Write positive, distractor or random."],
      [
        6,
        null,
        "This line has 3 columns, not 4. In a CSV, write a text that contains commas in double quotes.",
      ],
      [7, null, "The group car needs 2 to 26 positives and has 1. Give it as many."],
      [
        8,
        null,
        "The known places of sun are not 1 to 2, each given once. Write one of them for each positive.",
      ],
      [10, 4, "high is not a number. Write digits and a point, such as 4.5."],
    ]);
    expect(rowsOf(entries)).toEqual([]);
  });

  test("a table without the needed columns is refused at its head", async () => {
    expect(faults(await table("word,candidate\nsinger,person\n"))).toEqual([[1, null, needs("kind")]]);
  });

  test("an id that two groups of a dataset have is an error of the second", async () => {
    const text = "target,candidate,kind,id\na,b,p,1\na,c,p,1\nd,e,p,1\nd,f,p,1\n";
    expect(faults(await table(text))).toEqual([
      [4, null, "The id 1 is also in line 2. Give each item its own id."],
    ]);
  });

  test("a table without candidates holds no items", async () => {
    expect(faults(await table("target,candidate,kind\n"))).toEqual([
      [1, null, "groups.csv contains no items. Write one item a line."],
    ]);
    expect(faults(await table(""))).toEqual([
      [1, null, "groups.csv contains no items. Write one item a line."],
    ]);
  });
});

describe("an object a line", () => {
  test("is a group, gold where it names the order", async () => {
    const entries = await lines(
      [
        JSON.stringify({
          target: "singer",
          positives: ["person", " musician", "artist"],
          distractors: ["song"],
          randoms: ["laptop"],
        }),
        JSON.stringify({ id: 7, target: "car", positives: ["taxi", "cab"], gold: ["cab", "taxi"] }),
      ].join("\n"),
    );
    expect(rowsOf(entries)).toMatchObject([
      { line: 1, ...singer, gold: [] },
      { externalId: "7", textA: "car", gold: [{ order: [1, 0] }], content: { distractors: [], randoms: [] } },
    ]);
  });

  test("says what is wrong with every line", async () => {
    const entries = await lines(
      [
        '{"positives":["a","b"]}',
        '{"target":"t","positives":"a, b"}',
        '{"target":"t","positives":["a",""]}',
        '{"target":"u","positives":["a","b"],"gold":["a","c"]}',
        '{"target":"v","positives":["a","b"],"gold":["a"]}',
        '{"target":"w","positives":["a","b"],"randoms":["b"]}',
        "[]",
      ].join("\n"),
    );
    expect(faults(entries)).toEqual([
      [1, null, "Nothing is given for target. Fill it in, or remove the line."],
      [2, null, notAList],
      [3, null, notAList],
      [
        4,
        null,
        "The known places of u are not 1 to 2, each given once. Write one of them for each positive.",
      ],
      [
        5,
        null,
        "The known places of v are not 1 to 2, each given once. Write one of them for each positive.",
      ],
      [6, null, "b is in this group already, in line 6."],
      [
        7,
        null,
        'This line is not a JSON object. Write one object a line, such as {"text_a": "…", "text_b": "…"}.',
      ],
    ]);
  });
});

describe("ranking gold", () => {
  test("is read as the groups that were compared", async () => {
    const entries = await blocks(
      [
        "singer",
        "person,0.10,musician,0.90",
        "artist,0.80,person,0.20",
        "musician,0.60,artist,0.40",
        "distractors",
        "person,1.00,song,0.00",
        "randoms",
        "person,1.00,laptop,0.00",
        "",
        "car",
        "taxi,0.5,cab,0.5",
      ].join("\n"),
    );
    expect(rowsOf(entries)).toMatchObject([
      { line: 1, ...singer },
      { line: 10, textA: "car", textB: "taxi, cab" },
    ]);
  });

  test("says what is wrong with every line", async () => {
    const entries = await blocks(
      [
        "singer",
        "person,0.10,musician",
        "person,1.2,musician,-0.2",
        "person,high,musician,0.9",
        "person,0.3,musician,0.4",
        "songs",
        "",
        "person,0.1,musician,0.9",
        "",
        "car",
        "randoms",
        "taxi,1.00,cat,0.00",
      ].join("\n"),
    );
    expect(faults(entries)).toEqual([
      [
        2,
        null,
        "This line has 3 columns, not 4. In a CSV, write a text that contains commas in double quotes.",
      ],
      [3, 2, "1.2 is not on the scale 0 to 1. Write a number from 0 to 1."],
      [3, 4, "-0.2 is not on the scale 0 to 1. Write a number from 0 to 1."],
      [4, 2, "high is not a number. Write digits and a point, such as 4.5."],
      [5, null, "The shares 0.3 and 0.4 do not add up to 1, as 0.8 and 0.2 do."],
      [
        6,
        null,
        "songs is not expected here. Write distractors or randoms, or leave a line empty before a new target.",
      ],
      [8, 1, "Nothing is given for target. Fill it in, or remove the line."],
      [10, null, "The group car needs 2 to 26 positives and has 1. Give it as many."],
    ]);
  });
});

describe("a table with a whole group a line", () => {
  const expected = [{ line: 2, ...singer, externalId: "g1", gold: [{ answer: 1, order: [1, 0, 2] }] }];

  test("several columns hold the candidates of a kind, and empty cells are none", async () => {
    const entries = await table(
      [
        "id,target,positive1,positive2,positive3,positive4,distractor,random,known order",
        "g1,singer,person,musician,artist,,song,laptop,musician|person|artist",
      ].join("\n"),
    );
    expect(faults(entries)).toEqual([]);
    expect(rowsOf(entries)).toMatchObject(expected);
  });

  test("a mapping says which columns of any names they are, and what parts the candidates of one", async () => {
    const text = [
      "No,Word,Good,Near,Far,Best first",
      "g1,singer,person; musician; artist,song,laptop,musician; person; artist",
    ].join("\n");
    const mapping = {
      group: "No",
      target: "Word",
      positives: "Good",
      distractors: ["Near"],
      randoms: "Far",
      knownOrder: "Best first",
    };
    const options = { format: "csv", mapping, separator: ";" } as const;
    expect(rowsOf(await collect(readGroupTable(sourceOf(text), options)))).toMatchObject(expected);
  });

  test("what is wrong with a group is told by its line, and a column of targets is needed", async () => {
    const entries = await table("target,positives\ncar,cab\n,taxi|cab\n");
    expect(faults(entries).map(([line]) => line)).toEqual([2, 3]);
    expect(faults(await table("positives\ncab|taxi\n"))).toEqual([[1, null, needs("target")]]);
  });
});
