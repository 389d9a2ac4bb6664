import { expect, test } from "vitest";
import type { RunFigures } from "./evaluation";
import { clockEnd, isAfter, takesRuns, showsScores } from "./evaluation";
import { leaderboardColumns, figureIn, intervalIn, officialRanks, sortedRows } from "./leaderboard";
import { teamNameKey } from "./team-name-key";

const figures = (mean: number | null, pearson: number | null): RunFigures => ({
  parts: [
    {
      ...{ name: "a", n: 5, pearson, low: null, high: null, weightedPearson: null },
      ...{ spearman: 0.1, spearmanLow: -0.2, spearmanHigh: 0.4 },
      genres: [{ name: "news", n: 2, pearson, spearman: 0.3 }],
    },
  ],
  ...{ all: 0.5, allLow: 0.4, allHigh: 0.6, allNorm: 0.5, mean, sum: mean },
  ...{ spearmanSum: 0.1, dimensionMean: mean },
  ...{ weightedAll: null, weightedMean: null },
});
const row = (name: string, rank: number | null, mean: number | null, pearson: number | null) => ({
  ...{ name, team: name, rank },
  figures: figures(mean, pearson),
});
const rows = [row("first", 1, 0.9, 0.2), row("second", 2, 0.8, 0.7), row("flat", null, null, null)];
const order = (sort: string, direction: "up" | "down") =>
  sortedRows(rows, { sort, direction, score: "pearson", dataset: "a" }).map(({ name, rank }) => [name, rank]);

test("ranks are by score; equal scores share one, and an undefined score has none", () => {
  expect(officialRanks([0.5, null, 0.9, 0.5, -1])).toEqual([2, null, 1, 2, 4]);
});

test("a sorted table never re-numbers, and rows without a figure come last both ways", () => {
  expect(order("d:a", "down")).toEqual([
    ["second", 2],
    ["first", 1],
    ["flat", null],
  ]);
  expect(order("d:a", "up")).toEqual([
    ["first", 1],
    ["second", 2],
    ["flat", null],
  ]);
  expect(order("rank", "down")).toEqual([
    ["second", 2],
    ["first", 1],
    ["flat", null],
  ]);
  expect(order("run", "up").map(([name]) => name)).toEqual(["first", "flat", "second"]);
  expect(order("d:nothing", "up").map(([name]) => name)).toEqual(["first", "second", "flat"]);
});

test("the official score stands first, and weighted figures only where a run has some", () => {
  const shown = { parts: [{ name: "a", genres: ["news"] }], rows };
  expect(leaderboardColumns({ ...shown, official: "mean" }, "")).toEqual([
    ...["rank", "run", "mean", "all", "allNorm", "d:a"],
  ]);
  expect(leaderboardColumns({ ...shown, official: "sum" }, "").slice(2, 4)).toEqual(["sum", "spearmanSum"]);
  expect(leaderboardColumns({ ...shown, official: "dimensionMean" }, "")).toEqual([
    ...["rank", "run", "dimensionMean", "d:a"],
  ]);
  const weighted = [{ figures: { ...figures(1, 1), weightedMean: 0.3 } }];
  expect(leaderboardColumns({ ...shown, rows: weighted, official: "mean" }, "")).toContain("weightedMean");
});

test("the genres of a part have columns where that part is chosen", () => {
  const shown = { parts: [{ name: "a", genres: ["news"] }], rows, official: "mean" as const };
  expect(leaderboardColumns(shown, "a").at(-1)).toBe("g:news");
  expect(leaderboardColumns(shown, "b")).not.toContain("g:news");
  expect(order("g:news", "down")[0]).toEqual(["second", 2]);
});

test("a column has its figure, and Pearson and Spearman their intervals", () => {
  const [first] = rows;
  const looked = { score: "pearson", dataset: "a" } as const;
  const ranks = { ...looked, score: "spearman" } as const;
  expect(figureIn(first!.figures, "d:a", ranks)).toBe(0.1);
  expect(figureIn(first!.figures, "g:news", ranks)).toBe(0.3);
  expect(figureIn(first!.figures, "g:news", { ...ranks, dataset: "" })).toBeUndefined();
  expect(figureIn(first!.figures, "d:b", looked)).toBeUndefined();
  expect(intervalIn(first!.figures, "all", ranks)).toEqual({ low: 0.4, high: 0.6 });
  expect(intervalIn(first!.figures, "d:a", ranks)).toEqual({ low: -0.2, high: 0.4 });
  expect(intervalIn(first!.figures, "mean", looked)).toEqual({ low: null, high: null });
});

test("an evaluation ends by hand or at its end, and only then may scores be shown late", () => {
  expect([
    takesRuns({ closedAt: null, endsAt: null }, 5),
    takesRuns({ closedAt: 1, endsAt: null }, 5),
  ]).toEqual([true, false]);
  expect([takesRuns({ closedAt: null, endsAt: 6 }, 5), takesRuns({ closedAt: null, endsAt: 5 }, 5)]).toEqual([
    true,
    false,
  ]);
  const open = { closedAt: null, endsAt: null };
  expect(showsScores({ ...open, scoresShown: "after-closing" }, 5)).toBe(false);
  expect(showsScores({ ...open, scoresShown: "now" }, 5)).toBe(true);
  expect(showsScores({ closedAt: 4, endsAt: null, scoresShown: "after-closing" }, 5)).toBe(true);
});

test("a clock runs from the inputs, with what was added; nothing is late without one", () => {
  const hour = 3_600_000;
  expect(clockEnd({ inputsAt: 10, extraHours: 2 }, 3)).toBe(10 + 5 * hour);
  expect(clockEnd({ inputsAt: null, extraHours: 2 }, 3)).toBeNull();
  expect([isAfter(10, 10), isAfter(11, 10), isAfter(11, null)]).toEqual([false, true, false]);
});

test("names of teams are the same without differences of case and space", () => {
  expect(teamNameKey("  The   UMBC ")).toBe(teamNameKey("the umbc"));
});
