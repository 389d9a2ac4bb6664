import { expect, test } from "vitest";
import { releaseOf, textOf } from "@/server/exports/testing";
import { collect, sourceOf, withoutHeads } from "@/server/imports/testing";
import { wilsonInterval } from "@/server/stats/wilson-interval";
import { readChoices } from "./imports/read-choices";
import { choiceForms } from "./release-forms";

const judgment = (item: number, annotator: number, value: number, rest = {}) => ({
  item,
  annotator,
  dimension: 0,
  value,
  ...rest,
});

const questions = releaseOf(
  [
    { item: "q1", textA: "Who?", content: { form: "question", candidates: ["me", "you, too"], right: 2 } },
    { item: "q2", textA: "What?", content: { form: "question", candidates: ["a", "b", "c"], right: 1 } },
    { item: "q3", textA: "How?", content: { form: "question", candidates: ["a", "b"], right: null } },
  ],
  {
    dimensions: ["choice"],
    judgments: [
      judgment(0, 0, 2),
      judgment(0, 1, 2),
      judgment(0, 2, 1),
      judgment(1, 0, 1),
      judgment(1, 1, 3),
      judgment(1, 2, 3, { uncounted: "stopped" }),
    ],
  },
);

const pairs = releaseOf(
  [
    { item: "p1", textA: "x", textB: "y", content: { form: "pair", right: 1 } },
    { item: "p2", textA: "x", textB: "z", content: { form: "pair", right: 2 } },
  ],
  { dimensions: ["choice"], judgments: [judgment(0, 0, 1), judgment(1, 0, 1)] },
);

const [csvForm, humanForm] = choiceForms;
const csv = (release: typeof pairs) => (csvForm === undefined ? "" : textOf(csvForm("OnWN"), release));
const human = (release: typeof pairs): unknown =>
  humanForm === undefined ? null : JSON.parse(textOf(humanForm("OnWN"), release));

test("each question has its right answer and what most annotators said, none where they are divided", () => {
  expect(csv(questions).split("\n")).toEqual([
    "id,dataset,genre,group,question,candidate1,candidate2,candidate3,candidate4,candidate5,candidate6,candidate7,candidate8,candidate9,right,majority,votes,n",
    'q1,OnWN,,,Who?,me,"you, too",,,,,,,,2,2,2,3',
    "q2,OnWN,,,What?,a,b,c,,,,,,,1,,1,2",
    "q3,OnWN,,,How?,a,b,,,,,,,,,,0,0",
    "",
  ]);
  expect(csv(pairs)).toBe(
    "id,dataset,genre,group,text_a,text_b,right,majority,votes,n\np1,OnWN,,,x,y,same,same,1,1\np2,OnWN,,,x,z,not the same,same,1,1\n",
  );
});

test("what is released can be imported again", async () => {
  const contents = async (release: typeof pairs) =>
    withoutHeads(await collect(readChoices(sourceOf(csv(release)), "csv"))).map((entry) =>
      "row" in entry ? [entry.row.externalId, entry.row.textA, entry.row.content] : entry,
    );
  for (const release of [questions, pairs]) {
    const released = release.page.items.map(({ item, textA, content }) => [item, textA, content]);
    expect(await contents(release)).toEqual(released);
  }
});

test("the human figure is the accuracy, and of pairs also the F-measure, beside chance", () => {
  expect(human(questions)).toMatchObject({
    questions: 3,
    accuracy: wilsonInterval(3, 5),
    majority: { value: 0.75, n: 2 },
    chance: { value: (1 / 2 + 1 / 3) / 2, n: 2 },
    f: null,
    annotators: [{ annotator: "P-1", ...wilsonInterval(2, 2) }, { annotator: "P-2" }, { annotator: "P-3" }],
  });
  // By hand: both pairs are said to be the same, one is: precision 1/2, recall 1.
  expect(human(pairs)).toMatchObject({ f: { answers: { value: 2 / 3 }, majority: { value: 2 / 3 } } });
});
