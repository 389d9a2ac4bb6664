import { countWritten, writtenTexts } from "@/db/queries/writing";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import {
  writtenPageSize,
  type ListWrittenInput,
  type ReviewState,
  type WrittenEntry,
  type WrittenPage,
} from "@/server/domain/writing/contracts";
import { entryOf } from "./internal/entry-of";
import { requireWriting } from "./internal/require-writing";

/** All that was written in a project and stands so in the review, in the order of the items. */
export async function listAllWritten(
  { store }: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  show: ReviewState,
): Promise<WrittenEntry[]> {
  await requireWriting(store.read, projectId);
  return (await writtenTexts(store.read, projectId, show)).map(entryOf);
}

/** One page of what was written in a project and stands so in the review, and how much stands how. */
export async function listWritten(
  { store }: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  { show, page }: Omit<ListWrittenInput, "project">,
): Promise<WrittenPage> {
  await requireWriting(store.read, projectId);
  const window = { limit: writtenPageSize, offset: (page - 1) * writtenPageSize };
  const { acceptedBlank, ...counts } = await countWritten(store.read, projectId);
  const rows = await writtenTexts(store.read, projectId, show, window);
  return {
    entries: rows.map(entryOf),
    pageSize: writtenPageSize,
    counts,
    pairs: counts.accepted - acceptedBlank,
  };
}
