import { expect, test } from "vitest";
import { candidateKeys, checkRanking, judgedRanks, ranksText, readRanks } from "./judge-ranking";

/** Three candidates, of which the annotator saw the third first, then the first. */
const keys = candidateKeys(3, [2, 0, 1]);

test("candidates are named by the places at which they were shown", () => {
  expect(keys).toEqual(["c2", "c3", "c1"]);
  expect(candidateKeys(2, [])).toEqual(["c1", "c2"]);
});

test("ranks are those of the candidates as they stand in the item, whatever order they were shown in", () => {
  expect(judgedRanks({ ranking: ["c1", "c3", "c2"] }, keys)).toEqual([3, 2, 1]);
  expect(readRanks(ranksText([3, 2, 1]))).toEqual([3, 2, 1]);
});

test("all candidates are ranked, each once", () => {
  expect(checkRanking({ ranking: ["c1", "c3", "c2"] }, keys, false)).toEqual([]);
  expect(checkRanking({ ranking: ["c1", "c3"] }, keys, false)).toEqual(["missing"]);
  expect(checkRanking({ ranking: [] }, keys, false)).toEqual(["missing"]);
  expect(checkRanking({ ranking: ["c1", "c1", "c2", "c3"] }, keys, false)).toEqual(["ranked_twice"]);
  expect(checkRanking({ ranking: ["c1", "c2", "c4"] }, keys, false)).toEqual([
    "unknown_candidate",
    "missing",
  ]);
});

test("candidates share a place only where they may, and the next rank follows without a gap", () => {
  const tied = { ranking: [["c1", "c2"], "c3"] };
  expect(checkRanking(tied, keys, false)).toEqual(["tied"]);
  expect(checkRanking(tied, keys, true)).toEqual([]);
  expect(judgedRanks(tied, keys)).toEqual([1, 2, 1]);
  expect(checkRanking({ ranking: [["c1"], "c2", "c3"] }, keys, false)).toEqual([]);
});
