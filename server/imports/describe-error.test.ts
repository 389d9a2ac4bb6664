import { expect, test } from "vitest";
import { describeError, lineErrorSentences } from "./describe-error";
import { lineError } from "@/server/domain/import/line-error";

const place = { file: "pairs", line: 3, column: 2, found: "7" } as const;

test("a sentence names what its error is about", () => {
  const offScale = lineError("off_scale", place, { v: "7", min: 0, max: 5 });
  expect(describeError(offScale, "set.csv")).toBe(
    "7 is not on the scale 0 to 5. Write a number from 0 to 5.",
  );
});

test("what stands in the file is shown as it is, braces and dollar signs included", () => {
  const duplicate = lineError("duplicate_id", place, { id: "$& {n}", n: 2 });
  expect(describeError(duplicate, "set.csv")).toBe(
    "The id $& {n} is also in line 2. Give each item its own id.",
  );
});

test("every sentence begins with a capital letter or a parameter and ends with a full stop", () => {
  for (const sentence of Object.values(lineErrorSentences)) expect(sentence).toMatch(/^["A-Z{].*\.$/s);
});
