import { expect, test } from "vitest";
import { matchingDestinations } from "./matching-destinations";

const place = (name: string) => ({ name, href: `/${name}` });
const places = {
  screens: ["Overview", "Gold", "Agreement"].map(place),
  projects: ["STS headlines", "Golden hour"].map(place),
  items: [],
  annotators: [],
};
const found = (text: string) =>
  matchingDestinations(text, places).map(({ name, items }) => [name, items.map((each) => each.name)]);

test("without a text all screens and projects are there", () => {
  expect(found("")).toEqual([
    ["screens", ["Overview", "Gold", "Agreement"]],
    ["projects", ["STS headlines", "Golden hour"]],
  ]);
});

test("each word of the text begins a word of the name, whatever its case", () => {
  expect(found("GOL")).toEqual([
    ["screens", ["Gold"]],
    ["projects", ["Golden hour"]],
  ]);
  expect(found("head sts")).toEqual([["projects", ["STS headlines"]]]);
  expect(found("lines")).toEqual([]);
});

test("what was found elsewhere is shown as it is, but not endlessly", () => {
  const items = Array.from({ length: 20 }, (_, at) => place(`pair ${at}`));
  const [group] = matchingDestinations("x", { ...places, items });
  expect(group?.name).toBe("items");
  expect(group?.items.map(({ name }) => name)).toEqual(items.slice(0, 8).map(({ name }) => name));
});
