import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { askToEnd, readNote } from "./task-file";

/** Ends a task that runs; what it did is taken back. One that has ended stays as it is. */
export async function cancelTask(
  { files }: Pick<Deps, "files">,
  { projectId }: OrganizeScope,
  task: string,
): Promise<void> {
  const place = { projectId, task };
  if ((await readNote(files, place))?.end.state === "running") await askToEnd(files, place);
}
