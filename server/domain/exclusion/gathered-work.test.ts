import { expect, test } from "vitest";
import { CountedWorkInMaking, judgmentsOfItem, workTable } from "./gathered-work";

const countedOf = (count: number) => {
  const making = new CountedWorkInMaking();
  for (let at = 0; at < count; at += 1) {
    const isNothing = at % 10 === 0;
    making.add({
      item: at % 100,
      annotator: Math.floor(at / 100),
      value: isNothing ? null : at % 6,
      answer: at % 1_000 === 0 ? `[${at}]` : null,
      isGold: at % 7 === 0,
    });
  }
  return making.done();
};

test("judgments stay as they were given, however many there are", () => {
  for (const count of [0, 1, 1_024, 1_025, 5_000]) {
    const work = countedOf(count);
    const all = Array.from({ length: count }, (_, at) => at);
    expect([...work.items]).toEqual(all.map((at) => at % 100));
    expect([...work.annotators]).toEqual(all.map((at) => Math.floor(at / 100)));
    expect([...work.values]).toEqual(all.map((at) => (at % 10 === 0 ? Number.NaN : at % 6)));
    expect([...work.isGold]).toEqual(all.map((at) => Number(at % 7 === 0)));
    expect([...work.answers]).toEqual(all.filter((at) => at % 1_000 === 0).map((at) => [at, `[${at}]`]));
  }
});

test("a table has the chosen judgments with values, and counts N/A beside them", () => {
  const work = countedOf(2_000);
  const kept = workTable(work, {
    itemCount: 100,
    annotatorCount: 20,
    keep: (at) => work.annotators[at]! < 5,
  });
  expect(kept.table.codes.length).toBe(450);
  expect(kept.notApplicable[10]).toBe(5);
  expect(judgmentsOfItem(kept, 10)).toBe(5);
  expect(kept.notApplicable[11]).toBe(0);
  expect(judgmentsOfItem(kept, 11)).toBe(5);
  const start = kept.table.starts[11]!;
  const values = [...kept.table.codes.subarray(start, start + 5)].map((code) => kept.table.points[code]);
  // Judgments 11, 111, 211, 311 and 411.
  expect(values).toEqual([5, 3, 1, 5, 3]);
});
