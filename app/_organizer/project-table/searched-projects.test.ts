import { expect, test } from "vitest";
import { searchedProjects } from "./searched-projects";

const projects = [
  { name: "STS Überschriften", slug: "sts-2012" },
  { name: "Pilot", slug: "semrel-pilot" },
];
const found = (search: string) => searchedProjects(projects, search).map(({ slug }) => slug);

test("a project is found by a part of its name or address, in either case, and all by nothing", () => {
  expect(found("übers")).toEqual(["sts-2012"]);
  expect(found("SEMREL")).toEqual(["semrel-pilot"]);
  expect(found(" ")).toEqual(["sts-2012", "semrel-pilot"]);
  expect(found("clss")).toEqual([]);
});
