import { expect, test } from "vitest";
import { clssGs, clssInput } from "./clss";
import { releaseOf, textOf } from "./testing";

test("a pair is its larger text, its smaller text and its id, and a gold score has its own line", () => {
  const release = releaseOf([{ item: "Newswire-80", textA: "a whole\nsentence", textB: "a phrase" }, {}], {
    gold: [[{ value: 3.25 }, null]],
  });
  expect(textOf(clssInput("sentence2phrase"), release)).toBe(
    "a whole sentence\ta phrase\tNewswire-80\na\tb\tp17\n",
  );
  expect(textOf(clssGs("sentence2phrase"), release)).toBe("3.25\n\n");
});
