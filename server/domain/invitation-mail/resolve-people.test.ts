import { expect, test } from "vitest";
import { resolvePeople } from "./resolve-people";

const list = (...people: [string, string | null][]) =>
  people.map(([name, email], at) => ({ line: at + 1, name, email }));
const reasons = (errors: { line: number; reason: string }[]) =>
  errors.map(({ line, reason }) => [line, reason]);

test("a name that comes twice is one person, with the address that one of the lines has", () => {
  const { people, doubled, errors } = resolvePeople(
    list(["Ana", null], ["Bo", "bo@x.org"], ["Ana", "ana@x.org"], ["Bo", "bo@x.org"]),
    [],
  );
  expect(people).toEqual([
    { name: "Ana", email: "ana@x.org" },
    { name: "Bo", email: "bo@x.org" },
  ]);
  expect(doubled).toEqual(["Ana", "Bo"]);
  expect(errors).toEqual([]);
});

test("a name with two addresses and an address with two names are refused, each at its line", () => {
  const { errors } = resolvePeople(
    list(["Ana", "ana@x.org"], ["Ana", "lin@x.org"], ["Lin", "ana@x.org"]),
    [],
  );
  expect(reasons(errors)).toEqual([
    [2, "address_differs"],
    [3, "address_taken"],
  ]);
});

test("who is invited gets an address, and keeps one they have", () => {
  const invited = [
    { name: "Ana", email: null },
    { name: "Bo", email: "bo@x.org" },
  ];
  expect(resolvePeople(list(["Ana", "ana@x.org"], ["Bo", null]), invited)).toEqual({
    people: [
      { name: "Ana", email: "ana@x.org" },
      { name: "Bo", email: "bo@x.org" },
    ],
    doubled: [],
    errors: [],
  });
  const { errors } = resolvePeople(list(["Bo", "new@x.org"], ["Cy", "bo@x.org"]), invited);
  expect(reasons(errors)).toEqual([
    [1, "address_differs"],
    [2, "address_taken"],
  ]);
});
