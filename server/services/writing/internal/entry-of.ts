import type { writtenTexts } from "@/db/queries/writing";
import type { WrittenEntry } from "@/server/domain/writing/contracts";
import { writingContent } from "@/server/domain/task/pair-writing/content";
import { parseWrittenText } from "@/server/domain/task/pair-writing/written-text";

type WrittenRow = Awaited<ReturnType<typeof writtenTexts>>[number];

/** What was written, as it is stored, as organizers see it. */
export function entryOf({
  content,
  answer,
  accepted,
  reason,
  genre: _genre,
  split: _split,
  ...row
}: WrittenRow): WrittenEntry {
  const { requested, form } = writingContent.parse(content);
  return {
    ...row,
    requested,
    form,
    written: parseWrittenText(answer ?? ""),
    review: accepted === null ? null : { accepted, reason: reason ?? "" },
  };
}
