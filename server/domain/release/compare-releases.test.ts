import { expect, test } from "vitest";
import { compareReleases, type ComparedRelease } from "./compare-releases";
import type { ReleaseManifest } from "./manifest";

const exclusion = (takenBackAt: string | null): ReleaseManifest["exclusions"][number] => ({
  annotator: "P-1",
  origin: "by-hand",
  rule: null,
  value: null,
  bound: null,
  reason: "",
  excludedAt: "2026-01-05T09:00:00.000Z",
  takenBackAt,
  takenBackReason: "",
});

const adjudication = (item: string): ReleaseManifest["adjudications"][number] => ({
  dataset: "OnWN",
  item,
  dimension: "similarity",
  round: "first",
  decision: { kind: "mean" },
  reason: "misunderstood",
  note: "",
  judgedValues: [],
  decidedAt: "2026-01-05T09:00:00.000Z",
  undoneAt: null,
});

function release(
  version: number,
  values: Record<string, number | null>,
  log: Partial<ReleaseManifest> = {},
): ComparedRelease {
  const gold = Object.entries(values).map(([item, value]) => ({
    dataset: "OnWN",
    item,
    dimension: "similarity",
    value,
  }));
  return { manifest: { version, exclusions: [], adjudications: [], ...log }, gold };
}

test("equal releases differ in nothing", () => {
  expect(compareReleases(release(1, { a: 3, b: null }), release(2, { b: null, a: 3 }))).toEqual({
    from: 1,
    to: 2,
    added: 0,
    removed: 0,
    moved: 0,
    meanMove: 0,
    mostMove: 0,
    furthest: [],
    excluded: [0, 0],
    adjudicated: [0, 0],
  });
});

test("items that came and went are counted, and what moved is told from the furthest down", () => {
  const change = compareReleases(
    release(1, { a: 1, b: 2, c: 3, gone: 4, lost: 5 }),
    release(2, { a: 1.5, b: 2, c: 1, new: 0, lost: null }),
  );
  expect(change).toMatchObject({ added: 1, removed: 1, moved: 3, mostMove: 2 });
  expect(change.meanMove).toBeCloseTo((0.5 + 0 + 2) / 3, 12);
  expect(change.furthest.map(({ item, from, to }) => [item, from, to])).toEqual([
    ["lost", 5, null],
    ["c", 3, 1],
    ["a", 1, 1.5],
  ]);
});

test("exclusions in force and items decided are counted before and after", () => {
  const before = release(1, {}, { exclusions: [exclusion(null)] });
  const after = release(
    2,
    {},
    {
      exclusions: [exclusion("2026-02-01T00:00:00.000Z"), exclusion(null), exclusion(null)],
      adjudications: [adjudication("a"), adjudication("a"), adjudication("b")],
    },
  );
  expect(compareReleases(before, after)).toMatchObject({
    excluded: [1, 2],
    adjudicated: [0, 2],
    meanMove: null,
  });
});
