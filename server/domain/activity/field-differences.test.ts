import { expect, test } from "vitest";
import { fieldDifferences } from "./field-differences";

test("nothing differs between equal values, whatever the order of their names", () => {
  expect(fieldDifferences({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toEqual([]);
});

test("a setting is named by its path, with what it was and is", () => {
  const before = { settings: { stopping: { accuracy: { bar: 0.7, minGold: 4 } }, overlap: 5 } };
  const after = { settings: { stopping: { accuracy: { bar: 0.65, minGold: 5 } }, overlap: 5 } };
  expect(fieldDifferences(before, after)).toEqual([
    { field: "settings.stopping.accuracy.bar", from: 0.7, to: 0.65 },
    { field: "settings.stopping.accuracy.minGold", from: 4, to: 5 },
  ]);
});

test("what comes or goes is null on the other side", () => {
  expect(fieldDifferences({ stop: null, pay: 20 }, { stop: { bar: 0.7 } })).toEqual([
    { field: "stop", from: null, to: { bar: 0.7 } },
    { field: "pay", from: 20, to: null },
  ]);
});

test("lists of values differ as a whole, lists of objects by entry while they are as long", () => {
  expect(fieldDifferences({ countries: ["AU"] }, { countries: ["AU", "CA"] })).toEqual([
    { field: "countries", from: ["AU"], to: ["AU", "CA"] },
  ]);
  const points = (...labels: string[]) => ({ points: labels.map((label, value) => ({ value, label })) });
  expect(fieldDifferences(points("no", "yes"), points("no", "very"), "scale")).toEqual([
    { field: "scale.points.1.label", from: "yes", to: "very" },
  ]);
  expect(fieldDifferences(points("no"), points("no", "yes"))).toMatchObject([
    { field: "points", from: [{ label: "no" }], to: [{ label: "no" }, { label: "yes" }] },
  ]);
  expect(fieldDifferences(points(), points("no"))).toMatchObject([{ field: "points", from: [] }]);
});
