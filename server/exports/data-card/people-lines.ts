import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import type { AnnotatorState, AnnotatorStatusRule } from "@/server/domain/annotator-status/annotator-status";
import { counted } from "./words";

const stateWords: Record<AnnotatorState, string> = {
  qualifying: "have not finished the qualification",
  working: "can continue",
  paused: "are paused",
  stopped: "are stopped",
  failed: "did not pass the qualification",
};

const stopWords: Record<AnnotatorStatusRule, string> = {
  accuracy: "by the rule about gold items",
  seconds: "by the rule about time",
  "straight-line": "by the rule about equal answers",
  "missing-share": "by the rule about Not Applicable",
  agreement: "by the rule about agreement with others",
  "attention-checks": "by the rule about attention checks",
  "gold-changed": "after a gold answer was corrected",
  excluded: "because they were excluded",
  "by-hand": "by an organizer's decision",
  qualified: "after the qualification",
  reused: "after the qualification",
  "not-qualified": "after the qualification",
};

/** Who joined, where they came from, where they stand, and how many of them judged. */
export function peopleLines({ people }: ReleaseFacts, counts: ReleaseCounts): string[] {
  const { joined, sources, countries, states, stops } = people;
  const known = countries.flatMap(({ country, annotators }) =>
    country === null ? [] : [`${country} ${annotators}`],
  );
  const list = <Row extends { annotators: number }>(rows: readonly Row[], wordsOf: (row: Row) => string) =>
    rows.map((row) => `${row.annotators} ${wordsOf(row)}`).join(", ");
  return [
    `${counted(joined, "person", "people")} joined. Judgments are by ${counts.annotators} of them, counted judgments by ${counts.countedAnnotators}. ${counts.excluded} are excluded.`,
    ...(joined === 0 ? [] : [`Their status: ${list(states, ({ state }) => stateWords[state])}.`]),
    ...(stops.length === 0 ? [] : [`Who is stopped: ${list(stops, ({ rule }) => stopWords[rule])}.`]),
    ...(joined === 0
      ? []
      : [`Their source: ${sources.map(({ source, annotators }) => `${source} ${annotators}`).join(", ")}.`]),
    known.length === 0 ? "Their countries are not known." : `Their countries: ${known.join(", ")}.`,
  ];
}
