import { expect, test } from "vitest";
import { groupReports, type ListedReport } from "./group-reports";

const report = (item: string, annotator: string, change: Partial<ListedReport> = {}): ListedReport => ({
  ...{ itemId: item, item, dataset: "d", textA: "A", textB: "B", annotatorId: annotator, annotator },
  ...{ reason: "unreadable", note: "", skipped: false, dismissedAt: null },
  ...change,
});

test("reports are grouped by item, most people first, with their reasons by frequency", () => {
  const groups = groupReports([
    report("1", "a", { reason: "other", note: "Twice in the file." }),
    report("2", "a", { reason: "offensive" }),
    report("2", "b", { skipped: true }),
    report("2", "c", { skipped: true }),
  ]);
  expect(groups.map(({ item, people, skips }) => [item, people, skips])).toEqual([
    ["2", 3, 2],
    ["1", 1, 0],
  ]);
  expect(groups[0]?.reasons).toEqual([
    { reason: "unreadable", count: 2 },
    { reason: "offensive", count: 1 },
  ]);
  expect(groups[1]?.notes).toEqual([{ annotator: "a", note: "Twice in the file." }]);
});

test("an item waits while one of its reports is not answered", () => {
  const [both] = groupReports([report("1", "a", { dismissedAt: 5 }), report("1", "b")]);
  const [none] = groupReports([report("1", "a", { dismissedAt: 5 })]);
  expect([both?.isWaiting, none?.isWaiting]).toEqual([true, false]);
});
