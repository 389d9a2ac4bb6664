import { expect, test } from "vitest";
import { collect, sourceOf, withoutHeads } from "@/server/imports/testing";
import { choiceContent } from "../choice-content";
import { readChoices } from "./read-choices";

const read = async (
  text: string,
  format: "csv" | "tsv" | "jsonl" = "csv",
  choices?: Parameters<typeof readChoices>[2],
) => withoutHeads(await collect(readChoices(sourceOf(text), format, choices)));

const reasons = async (text: string, format: "csv" | "jsonl" = "csv") =>
  (await read(text, format)).map((entry) =>
    "error" in entry ? [entry.error.line, entry.error.column, entry.error.reason] : entry.row.line,
  );

test("a question has candidates, a dataset, an id and a right one, by its number or by its text", async () => {
  const entries = await read(
    "id,question,candidate1,candidate2,candidate3,right,dataset\nq1,Who?,me,you,,2,duc\nq2,What?,this,that,it,that,duc\n",
  );
  expect(entries).toMatchObject([
    { row: { externalId: "q1", textA: "Who?", textB: "me / you", referenceScore: 2, dataset: "duc" } },
    { row: { externalId: "q2", referenceScore: 2, gold: [] } },
  ]);
  expect(entries.map((entry) => "row" in entry && choiceContent.parse(entry.row.content))).toEqual([
    { form: "question", candidates: ["me", "you"], right: 2 },
    { form: "question", candidates: ["this", "that", "it"], right: 2 },
  ]);
});

test("where candidates are numbers themselves, the one that is named is meant", async () => {
  const [entry] = await read("question\toption 1\toption 2\tright\nHow many?\t2\t1\t2\n", "tsv");
  expect(entry).toMatchObject({ row: { referenceScore: 1 } });
});

test("a pair is the same or not, and a known answer makes it gold", async () => {
  const entries = await read(
    "text A,text B,right,gold,explanation\nA cat,One cat,same,,\nA cat,A dog,not,Not the same,Two animals\nx,y,,,\n",
  );
  expect(entries).toMatchObject([
    { row: { textA: "A cat", textB: "One cat", content: { form: "pair" }, referenceScore: 1, gold: [] } },
    {
      row: {
        referenceScore: 2,
        gold: [{ answer: 2, tolerance: 0, explanation: "Two animals", use: "work" }],
      },
    },
    { row: { referenceScore: null } },
  ]);
});

test("objects hold questions or pairs line by line", async () => {
  const entries = await read(
    '{"question":"Who?","candidates":["me","you"],"right":1,"id":7}\n{"first":"x","second":"y"}\n{"textA":"x","textB":"y","right":"same"}\n',
    "jsonl",
  );
  expect(entries).toMatchObject([
    { row: { externalId: "7", referenceScore: 1, content: { form: "question", candidates: ["me", "you"] } } },
    { error: { line: 2, reason: "value_missing" } },
    { error: { line: 2, reason: "value_missing" } },
    { row: { line: 3, referenceScore: 1 } },
  ]);
});

test("everything that is wrong is named by line and column, and the other lines are read", async () => {
  const head = "question,candidate1,candidate2,candidate3,right,use,gold,id\n";
  expect(
    await reasons(
      `${head},a,b,,1,,,\nQ,a,,b,1,,,\nQ,a,,,1,,,\nQ,a,b,a,4,,,\nQ,a,b,,c,,,\nQ,a,b,,1,play,a,\nQ,a\nQ,a,b,,2,,,x\nQ,a,b,,2,,,x\n`,
    ),
  ).toEqual([
    [2, 1, "value_missing"],
    [3, 3, "value_missing"],
    [4, 2, "candidate_count"],
    [5, 4, "candidate_repeated"],
    [5, 5, "right_unknown"],
    [6, 5, "right_unknown"],
    [7, 6, "gold_use"],
    [8, null, "column_count"],
    9,
    [10, null, "duplicate_id"],
  ]);
  expect(await reasons("a,b,right\nx,y,perhaps\n")).toEqual([[2, 3, "same_unknown"]]);
});

test("a head that holds neither questions nor pairs says what is needed", async () => {
  expect(await reasons("question,x\nQ,a\n")).toEqual([[1, null, "field_needed"]]);
  expect(await reasons("one,other\nx,y\n")).toEqual([
    [1, null, "field_needed"],
    [1, null, "field_needed"],
  ]);
});

test("objects with no list of candidates, or with ten, are refused", async () => {
  const ten = JSON.stringify(Array.from({ length: 10 }, (_, at) => `c${at}`));
  expect(
    await reasons(
      `{"question":"Q","candidates":"a"}\n{"question":"Q","candidates":${ten}}\n{"question":"Q","candidates":["a"]}\n`,
      "jsonl",
    ),
  ).toEqual([
    [1, null, "not_a_list"],
    [2, null, "candidate_count"],
    [3, null, "candidate_count"],
  ]);
});

test("a file of nothing holds no items", async () => {
  expect(await reasons("")).toEqual([[1, null, "no_items"]]);
  expect(await reasons("question,candidate1,candidate2\n")).toEqual([[1, null, "no_items"]]);
});

test("columns of any names hold what a mapping says, candidates one a column or parted in one", async () => {
  const expected = [
    { row: { externalId: "7", textA: "Who?", content: { candidates: ["me", "you", "they"], right: 2 } } },
  ];
  const columns = { id: "Nr.", question: "Frage", right: "richtig" };
  const apart = await read("Nr.,Frage,A,B,C,richtig\n7,Who?,me,you,they,you\n", "csv", {
    mapping: { ...columns, candidates: ["A", "B", "C"] },
  });
  expect(apart).toMatchObject(expected);
  const together = "Nr.;Frage;Antworten;richtig\n7;Who?;me / you / they;2\n";
  const mapping = { ...columns, candidates: "Antworten" };
  expect(await read(together, "csv", { mapping, separator: "/" })).toMatchObject(expected);
  expect(await read(together.replaceAll(" / ", "|"), "csv", { mapping })).toMatchObject(expected);
  const many = `Nr.;Frage;Antworten;richtig\n7;Who?;${"0123456789".split("").join("|")};2\n`;
  expect(await read(many, "csv", { mapping })).toMatchObject([
    { error: { line: 2, column: 3, reason: "candidate_count", params: { n: 10 } } },
  ]);
});

test("a mapping that names what there is not, or twice what there is once, is refused at the head", async () => {
  const mapping = { question: "q", candidates: ["x", "y"], right: ["x", "y"], target: "q" };
  const entries = await read("q,x\nWho?,me\n", "csv", { mapping });
  expect(entries).toMatchObject([
    { error: { line: 1, reason: "column_missing", params: { name: "y" } } },
    { error: { line: 1, reason: "one_column", params: { name: "right" } } },
    { error: { line: 1, reason: "column_missing" } },
    { error: { line: 1, reason: "field_unknown", params: { name: "target" } } },
  ]);
});

test("tests of paraphrase come in as they are written: 1 and 0 for pairs, a column of answers beside candidates", async () => {
  const pairs = await read("text_a\ttext_b\tsame\nA cat\tOne cat\t1\nA cat\tA dog\t0\n", "tsv");
  expect(pairs).toMatchObject([{ row: { referenceScore: 1 } }, { row: { referenceScore: 2 } }]);
  const questions = await read("question\tanswer\tcandidate_1\tcandidate_2\nWho?\t2\tme\tyou\n", "tsv");
  expect(questions).toMatchObject([
    { row: { content: { form: "question", candidates: ["me", "you"], right: 2 }, referenceScore: 2 } },
  ]);
  const listed = await read("question,answer\nWho?,me|you\n");
  expect(listed).toMatchObject([{ row: { content: { candidates: ["me", "you"], right: null } } }]);
});
