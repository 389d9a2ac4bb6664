import { presets } from "@/server/domain/preset/presets";
import { seededRandom } from "@/server/stats/random";
import { knownBy, simulateTyped, typedKinds, type KnownBy, type TypedKind } from "./simulate-typed";

const { settings } = presets["sts-2013-typed"];

/** The share of people of a kind whom the preset's rule stops (0–1), under one way to count gold. */
export function typedStopped(
  kind: TypedKind,
  known: KnownBy,
  goldGrading: "dimension" | "item",
  people: number,
): number {
  const stopped = Array.from({ length: people }, (_, seed) =>
    simulateTyped(kind, known, { ...settings, goldGrading }, seededRandom(seed)),
  ).filter((after) => after !== null);
  return stopped.length / people;
}

/** What `sts-2013-typed` does to people, as lines of a table in Markdown. */
export function typedTable(people: number): string[] {
  const rows = (["dimension", "item"] as const).flatMap((grading) =>
    knownBy.map((known) => [
      grading === "dimension" ? "each dimension" : "all or nothing",
      known === "one" ? "one person" : "the mean of five",
      ...typedKinds.map((kind) => `${(100 * typedStopped(kind, known, grading, people)).toFixed(1)} %`),
    ]),
  );
  const header = ["what counts", "known answers by", ...typedKinds.map((kind) => `${kind} stopped`)];
  return [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}
