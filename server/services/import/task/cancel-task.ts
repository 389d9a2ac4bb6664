import { writeFile } from "node:fs/promises";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { cancellationOf, readNote } from "./task-file";

/** Ends a task that runs; what it did is taken back. One that has ended stays as it is. */
export async function cancelTask({ projectId }: OrganizeScope, task: string): Promise<void> {
  const place = { projectId, task };
  if ((await readNote(place))?.end.state === "running") await writeFile(cancellationOf(place), "");
}
