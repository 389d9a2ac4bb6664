import { csvLine } from "@/server/domain/csv-cell";
import type { ActivityEntry } from "@/server/domain/activity/contracts";

const columns = ["at", "kind", "actor", "by", "token", "field", "from", "to", "data"];

/**
 * Entries as a CSV with a header, in the order given: a line for each setting that an entry changed, one for an entry
 * that changed none. `from`, `to` and `data` are JSON.
 */
export function* activityCsv(entries: Iterable<ActivityEntry>): Generator<string> {
  yield csvLine(columns);
  for (const { at, kind, actor, by, token, data, changes } of entries) {
    const rest = Object.keys(data).length === 0 ? null : JSON.stringify(data);
    if (changes.length === 0) yield csvLine([at, kind, actor, by, token, null, null, null, rest]);
    for (const { field, from, to } of changes) {
      yield csvLine([at, kind, actor, by, token, field, JSON.stringify(from), JSON.stringify(to), rest]);
    }
  }
}

/** Entries as JSON, one a line. */
export function* activityJsonl(entries: Iterable<ActivityEntry>): Generator<string> {
  for (const { id: _, ...entry } of entries) yield `${JSON.stringify(entry)}\n`;
}
