import { expect, test } from "vitest";
import { presets } from "@/server/domain/preset/presets";
import { seededRandom } from "@/server/stats/random";
import { knownBy } from "./simulate-typed";
import { typedStopped } from "./typed-table";
import { simulateFate, type Kind } from "./simulate-fate";

const people = 4_000;
const { qualification, stopping } = presets["sts-2013-core"].settings;

/** The share of a kind that is refused by the quiz, or stopped within so many HITs. */
function goneWithin(kind: Kind, hits: number): number {
  if (qualification.kind !== "quiz" || stopping.accuracy === null)
    throw new Error("There is a quiz and a bar.");
  const rules = { quiz: qualification, accuracy: stopping.accuracy };
  const gone = Array.from({ length: people }, (_, seed) =>
    simulateFate(kind, rules, hits, seededRandom(seed)),
  );
  return gone.filter((fate) => fate.refused || fate.stoppedAfterHits !== null).length / people;
}

// Three HITs hold twelve work items, four hold sixteen.
test.each(["random", "one-answer"] as const)(
  "nine of ten %s annotators are gone before 15 work items",
  (kind) => {
    expect(goneWithin(kind, 3)).toBeGreaterThan(0.9);
  },
);

test("of a hundred annotators who get 97 % of the gold right at most two are ever refused or stopped", () => {
  expect(goneWithin("careful", 95)).toBeLessThan(0.02);
});

test.each(knownBy)(
  "of typed records with known answers by %s, careful people stay and the others go",
  (known) => {
    expect(typedStopped("careful", known, "dimension", people)).toBeLessThan(0.01);
    expect(typedStopped("random", known, "dimension", people)).toBeGreaterThan(0.9);
    expect(typedStopped("one-answer", known, "dimension", people)).toBeGreaterThan(0.9);
  },
);

test("all eight dimensions of a record taken together lose careful people, as means of five are known answers", () => {
  expect(typedStopped("careful", "mean-of-five", "item", people)).toBeGreaterThan(0.3);
});
