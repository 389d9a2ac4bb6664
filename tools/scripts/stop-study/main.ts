import { presets } from "@/server/domain/preset/presets";
import type { AccuracyRule } from "@/server/domain/policy/policies";
import { seededRandom } from "@/server/stats/random";
import { typedTable } from "./typed-table";
import { kinds, simulateFate, type Fate, type Kind, type StudyRules } from "./simulate-fate";

/** HITs that hold fewer than 15 work items together, four of them in each beside the gold. */
const earlyHits = 3;
/** HITs for which 105 gold pairs last after two tries at a quiz of five. */
const allHits = 95;
const people = 20_000;

const accuracy = (bar: number, minGold: number, certainty: number | null): AccuracyRule => ({
  bar,
  minGold,
  certainty,
  asInQuiz: false,
});
const quiz = (needed: number, size: number, tries: number): StudyRules["quiz"] => ({
  kind: "quiz",
  size,
  needed,
  tries,
  delayMinutes: 0,
});

const candidates: StudyRules[] = [
  { quiz: quiz(4, 4, 1), accuracy: accuracy(0.7, 4, null) },
  { quiz: quiz(4, 5, 1), accuracy: accuracy(0.7, 4, null) },
  { quiz: quiz(4, 5, 1), accuracy: accuracy(0.7, 3, null) },
  { quiz: quiz(4, 5, 1), accuracy: accuracy(0.7, 3, 0.9) },
  { quiz: quiz(5, 6, 1), accuracy: accuracy(0.7, 3, 0.9) },
  { quiz: quiz(4, 4, 2), accuracy: accuracy(0.7, 4, null) },
  { quiz: quiz(4, 4, 2), accuracy: accuracy(0.7, 3, null) },
  { quiz: quiz(4, 4, 2), accuracy: accuracy(0.7, 3, 0.95) },
  { quiz: quiz(4, 4, 2), accuracy: accuracy(0.7, 3, 0.9) },
  { quiz: quiz(4, 4, 3), accuracy: accuracy(0.7, 3, 0.9) },
];

const isEarly = (fate: Fate) =>
  fate.refused || (fate.stoppedAfterHits !== null && fate.stoppedAfterHits <= earlyHits);
const isEver = (fate: Fate) => fate.refused || fate.stoppedAfterHits !== null;

function fatesOf(kind: Kind, rules: StudyRules): Fate[] {
  return Array.from({ length: people }, (_, seed) =>
    simulateFate(kind, rules, allHits, seededRandom(kinds.indexOf(kind) * people + seed)),
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const shareOf = (fates: readonly Fate[], of: (fate: Fate) => boolean) =>
  fates.filter(of).length / fates.length;

function row(rules: StudyRules, mark: string): string {
  const { quiz, accuracy: rule } = rules;
  const fates = Object.fromEntries(kinds.map((kind) => [kind, fatesOf(kind, rules)])) as Record<Kind, Fate[]>;
  const cells = [
    `${quiz.needed} of ${quiz.size}, ${quiz.tries === 1 ? "1 try" : `${quiz.tries} tries`}`,
    `below ${rule.bar} from ${rule.minGold} gold${rule.certainty === null ? "" : `, ${rule.certainty} sure`}`,
    percent(shareOf(fates.random, isEarly)),
    percent(shareOf(fates["one-answer"], isEarly)),
    percent(shareOf(fates.careful, isEarly)),
    percent(shareOf(fates.careful, isEver)),
    percent(shareOf(fates.noisy, isEver)),
    mark,
  ];
  return `| ${cells.join(" | ")} |`;
}

const { qualification, stopping } = presets["sts-2013-core"].settings;
if (qualification.kind !== "quiz" || stopping.accuracy === null)
  throw new Error("The preset has a quiz and a bar.");
const header = [
  "quiz",
  "stop",
  "random gone in time",
  "one-answer gone in time",
  "careful gone in time",
  "careful gone ever",
  "noisy gone ever",
  "",
];
console.log(`| ${header.join(" | ")} |\n|${" --- |".repeat(header.length)}`);
for (const rules of candidates) console.log(row(rules, ""));
console.log(row({ quiz: qualification, accuracy: stopping.accuracy }, "the preset"));

console.log("\nsts-2013-typed");
for (const line of typedTable(people)) console.log(line);
