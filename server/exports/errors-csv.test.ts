import { expect, test } from "vitest";
import { errorsCsv } from "./errors-csv";
import { written } from "./testing";

test("errors are listed by file, line and column, with what was found made harmless", async () => {
  const errors = [
    { file: "pairs.csv", line: 17, column: 2, problem: "Text A is empty.", found: "=HYPERLINK(1)" },
    {
      file: "pairs.csv",
      line: 203,
      column: null,
      problem: "This line has 3 columns; 2 are needed.",
      found: null,
    },
  ];
  expect(await written(errorsCsv(errors))).toBe(
    [
      "file,line,column,problem,found",
      "pairs.csv,17,2,Text A is empty.,'=HYPERLINK(1)",
      'pairs.csv,203,,"This line has 3 columns; 2 are needed.",',
      "",
    ].join("\n"),
  );
});
