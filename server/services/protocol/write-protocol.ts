import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { protocolOf } from "./get-protocol";
import { commentedYaml } from "./internal/commented-yaml";

/** The protocol of a project as YAML, with the comments of the file that it was made of. */
export async function writeProtocol(
  { store }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<string> {
  const { content, comments } = await store.snapshot(async (db) => ({
    content: await protocolOf(db, projectId),
    comments: (await readProject(db, projectId)).protocolComments,
  }));
  return commentedYaml(content, comments);
}
