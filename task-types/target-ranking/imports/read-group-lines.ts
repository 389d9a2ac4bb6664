import { readJsonLines } from "@/server/imports/json-lines";
import type { LineError } from "@/server/domain/import/line-error";
import type { ByteSource } from "@/server/domain/import/source";
import { gatherGroups, type GroupEntry } from "./gather-groups";
import type { GroupDraft } from "./group-draft";
import { GroupObject } from "./group-object";

/**
 * The target groups of a file with a JSON object a line: target and positives, and where there are any distractors,
 * randoms, id, dataset, and gold, the positives in their known order, with explanation and use.
 */
export async function* readGroupLines(source: ByteSource): AsyncGenerator<GroupEntry> {
  const drafts: GroupDraft[] = [];
  const errors: LineError[] = [];
  for await (const entry of readJsonLines(source)) {
    if ("error" in entry) errors.push(entry.error);
    else {
      const group = new GroupObject(entry.line, entry.object);
      drafts.push(group.draft());
      errors.push(...group.errors);
    }
  }
  yield* gatherGroups(drafts, errors);
}
