import { expect, test } from "vitest";
import { plotCsv } from "./plot-csv";

const columns = [
  { name: "Annotator", kind: "text" },
  { name: "r", kind: "correlation" },
] as const;

test("the file has the rows of the table, unrounded", () => {
  const rows = [{ cells: ["A-001", 0.8123456789] }, { cells: ["A-002", -0.5] }];
  expect(plotCsv([...columns], rows, "Reason")).toBe("Annotator,r\nA-001,0.8123456789\nA-002,-0.5\n");
});

test("what is undefined is empty and says why in a last column", () => {
  const rows = [{ cells: ["A-001", 1] }, { cells: ["A-002", null], reason: "Too few items." }];
  expect(plotCsv([...columns], rows, "Reason")).toBe("Annotator,r,Reason\nA-001,1,\nA-002,,Too few items.\n");
});

test("a name cannot start a formula", () => {
  expect(plotCsv([...columns], [{ cells: ["=1+1", 0] }], "Reason")).toBe("Annotator,r\n'=1+1,0\n");
});
