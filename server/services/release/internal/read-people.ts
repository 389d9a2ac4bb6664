import { annotatorOrigins, annotatorStatuses, stopCauses } from "@/db/queries/releases";
import type { Db } from "@/db/store";
import { ascending } from "@/server/domain/release/ascending";
import type { ReleaseFacts } from "@/server/domain/release/facts";

/** Who took part in a project, in numbers: where they came from, where they stand, and what stopped them. */
export async function readPeople(db: Db, projectId: string): Promise<ReleaseFacts["people"]> {
  const origins = await annotatorOrigins(db, projectId);
  const statuses = await annotatorStatuses(db, projectId);
  const ruleOf = new Map(
    (await stopCauses(db, projectId)).map(({ annotatorId, cause }) => [annotatorId, cause.rule]),
  );
  const stops = [...ruleOf.values()].map((rule) => ({ rule, annotators: 1 }));
  return {
    joined: origins.reduce((sum, { annotators }) => sum + annotators, 0),
    sources: sumBy(origins, ({ source }) => source).map(([source, annotators]) => ({ source, annotators })),
    countries: sumBy(origins, ({ country }) => country).map(([country, annotators]) => ({
      country,
      annotators,
    })),
    states: sumBy(statuses, ({ state }) => state).map(([state, annotators]) => ({ state, annotators })),
    stops: sumBy(stops, ({ rule }) => rule).map(([rule, annotators]) => ({ rule, annotators })),
  };
}

/** How many annotators each key has, in the order of the keys, so that the same people make the same bytes. */
function sumBy<Row extends { annotators: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.annotators);
  return [...sums].sort(([one], [other]) => ascending(String(one ?? ""), String(other ?? "")));
}
