import { expect, test } from "vitest";
import { rankingComparisons } from "@/server/exports/ranking-comparisons";
import { collect, sourceOf } from "@/server/imports/testing";
import { seededRandom } from "@/server/stats/random";
import { drawOrder } from "@/server/stats/ranking/plackett-luce";
import { ranksOfOrder } from "@/server/stats/ranking/ranks-of-order";
import { readComparisonBlocks } from "./imports/comparison-blocks";
import { readGroupBlocks } from "./imports/read-group-blocks";
import { releasedComparisons, type RankedGroup } from "./released-comparisons";

const groups: RankedGroup[] = [
  {
    target: "singer",
    content: { positives: ["person", "artist", "=musician"], distractors: ["song"], randoms: ["laptop"] },
  },
  { target: "מכונית", content: { positives: ["מונית", "רכב, גדול"], distractors: [], randoms: ["עץ"] } },
  { target: "nobody", content: { positives: ["a", "b"], distractors: [], randoms: [] } },
];

const rankings = [
  { group: 0, annotator: 0, ranks: [3, 2, 1] },
  { group: 0, annotator: 1, ranks: [3, 1, 2] },
  { group: 0, annotator: 2, ranks: [2, 2, 1] },
  { group: 1, annotator: 0, ranks: [1, 2] },
];

const write = (from: typeof rankings) => [...rankingComparisons(releasedComparisons(groups, from))].join("");

test("each target with its comparisons by kind; what nobody ranked is left out", () => {
  // By hand: of three annotators one ranks person above artist by half, two rank =musician above artist.
  expect(write(rankings)).toBe(
    [
      "singer",
      "person,0.17,artist,0.83",
      "person,0.00,'=musician,1.00",
      "artist,0.33,'=musician,0.67",
      "distractors",
      "person,1.00,song,0.00",
      "artist,1.00,song,0.00",
      "'=musician,1.00,song,0.00",
      "randoms",
      "person,1.00,laptop,0.00",
      "artist,1.00,laptop,0.00",
      "'=musician,1.00,laptop,0.00",
      "",
      "מכונית",
      'מונית,1.00,"רכב, גדול",0.00',
      "randoms",
      "מונית,1.00,עץ,0.00",
      '"רכב, גדול",1.00,עץ,0.00',
      "",
      "",
    ].join("\n"),
  );
});

test("what is released is imported again: the same groups, and the same shares to two places", async () => {
  const random = seededRandom(11);
  const crowd = Array.from({ length: 19 }, (_, annotator) =>
    groups.map(({ content }, group) => ({
      group,
      annotator,
      ranks: ranksOfOrder(
        drawOrder(
          content.positives.map((_, at) => at + 1),
          random,
        ),
      ),
    })),
  ).flat();
  const text = write(crowd);
  const entries = await collect(readGroupBlocks(sourceOf(text)));
  expect(entries.map((entry) => ("row" in entry ? [entry.row.textA, entry.row.content] : entry))).toEqual(
    groups.map(({ target, content }) => [target, content]),
  );
  const blocks = await collect(readComparisonBlocks(sourceOf(text)));
  const again = blocks.flatMap((entry) => ("block" in entry ? [entry.block] : []));
  expect([...rankingComparisons(again)].join("")).toBe(text);
  expect(again.flatMap(({ comparisons }) => comparisons.map(({ share }) => share))).toEqual(
    releasedComparisons(groups, crowd).flatMap(({ comparisons }) =>
      comparisons.map(({ share }) => Number(share.toFixed(2))),
    ),
  );
});
