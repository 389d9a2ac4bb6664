import { eq } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { enterProject } from "@/server/services/project/enter-project";
import { changeTranslation } from "@/server/services/translation/change-translation";
import { showTranslations } from "@/server/services/translation/show-translations";
import type { World } from "@/testing/world/world";

/** A world's project as whoever runs the server changes it. */
export const systemScope = (world: Pick<World, "deps" | "slug">): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, world.slug, "organize");

/** A text as though it were translated: the language before it. */
export const asThough = (language: string, text: string) => `[${language}] ${text}`;

/** Gives every text of a world's project, and every explanation, a translation that says which language it is. */
export async function translateAll(world: Pick<World, "deps" | "slug">, language: string): Promise<void> {
  const scope = await systemScope(world);
  const { texts, explanations } = await showTranslations(world.deps, scope);
  await changeTranslation(world.deps, scope, language, {
    texts: texts.map(({ place, text }) => ({ place, text: asThough(language, text) })),
    explanations: explanations.map(({ itemId, dimension, text }) => ({
      ...{ itemId, dimension },
      text: asThough(language, text),
    })),
  });
}

/** Has the pages of a world's annotators, in their order, read in these languages; null was leased before there was a choice. */
export async function readPagesIn(
  { deps, annotators }: Pick<World, "deps" | "annotators">,
  languages: readonly (string | null)[],
): Promise<void> {
  for (const [at, { annotatorId }] of annotators.entries()) {
    const language = languages[at] ?? null;
    await deps.store.write((tx) =>
      tx.update(assignments).set({ language }).where(eq(assignments.annotatorId, annotatorId)),
    );
  }
}
