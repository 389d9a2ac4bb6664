import { expect, test } from "vitest";
import type { ImportError } from "@/server/domain/import/contracts";
import { importErrorLine } from "./import-error-line";
import { noteLines } from "./import-notes";

const line = {
  fileName: "word2sense.test.input.tsv",
  line: 460,
  column: 2,
  found: "indian%1:18:00::",
  params: { dictionary: "WordNet 3.1", key: "indian%1:18:00::", sense: "Indian#n#1", id: "w2s-460" },
};
const leftOut: ImportError = { ...line, reason: "sense_left_out" };

test("each line that is left out is named with its line, id and sense, and they are counted", () => {
  expect(noteLines({ notes: [leftOut], leftOut: 1 })).toEqual([
    "word2sense.test.input.tsv:460:2: WordNet 3.1 has no sense Indian#n#1 with the key indian%1:18:00::. We leave out w2s-460. There is: indian%1:18:00::",
    "1 line left out",
  ]);
  expect(noteLines({ notes: [leftOut, leftOut], leftOut: 2 }).at(-1)).toBe("2 lines left out");
});

test("a definition that is taken from the file is named, and nothing is left out by it", () => {
  const taken: ImportError = { ...line, reason: "sense_gloss_taken" };
  expect(noteLines({ notes: [taken], leftOut: 0 })).toEqual([importErrorLine(taken)]);
  expect(noteLines({ notes: [], leftOut: 0 })).toEqual([]);
});

test("an unknown sense tells the option that leaves its line out", () => {
  expect(importErrorLine({ ...line, reason: "sense_unknown" })).toContain("--unknown-senses skip");
});
