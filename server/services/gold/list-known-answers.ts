import { goldKeys, type KnownAnswerKey } from "@/db/queries/listed-gold";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { GoldItem, GoldPageInput } from "@/server/domain/gold/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { countTestAnswers } from "./internal/count-test-answers";
import { describeGold } from "./internal/describe-gold";

/** Which of a project's known answers fit, in the order of import. */
export async function findKnownAnswers(
  { store }: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  { show, search }: Omit<GoldPageInput, "page">,
): Promise<KnownAnswerKey[]> {
  return goldKeys(store.read, projectId, { show, search: search.trim() });
}

/** Some known answers with what was answered so far, in the order given. */
export async function listKnownAnswers(
  { store: { read: db } }: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  asked: readonly KnownAnswerKey[],
): Promise<GoldItem[]> {
  const project = await readProject(db, projectId);
  const itemIds = asked.map(({ itemId }) => itemId);
  return describeGold(db, project, asked, await countTestAnswers(db, project, itemIds));
}
