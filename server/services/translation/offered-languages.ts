import { findProjectBySlug } from "@/db/queries/projects";
import { translationLanguagesOf } from "@/db/queries/translations";
import type { Deps } from "@/server/deps";
import { readTexts } from "./internal/read-texts";

/** The languages in which annotators can read a project's texts, its own first; none where it has them in one. */
export async function offeredLanguages({ store }: Pick<Deps, "store">, slug: string): Promise<string[]> {
  const project = await findProjectBySlug(store.read, slug);
  if (project === undefined) return [];
  if ((await translationLanguagesOf(store.read, { projectId: project.id })).length === 0) return [];
  const { own, others } = (await readTexts(store.read, project.id)).offered;
  return others.length === 0 ? [] : [own, ...others];
}
