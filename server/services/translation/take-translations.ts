import { deleteTranslationLanguage } from "@/db/queries/translations";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { Protocol } from "@/server/domain/protocol/protocol";
import { applyTranslation } from "./change-translation";
import { readTexts } from "./internal/read-texts";

/**
 * Gives a project the translations of a protocol, and no others, within a transaction that has given it the texts; a
 * protocol that says nothing of them changes none.
 */
export async function takeTranslations(
  deps: Deps,
  tx: Tx,
  scope: Pick<OrganizeScope, "projectId" | "actor">,
  { translations }: Pick<Protocol, "translations">,
): Promise<void> {
  if (translations === undefined) return;
  const { source, languages } = await readTexts(tx, scope.projectId);
  const named = new Set(translations.map(({ language }) => language));
  for (const { language } of languages) {
    if (!named.has(language)) await deleteTranslationLanguage(tx, scope.projectId, language);
  }
  for (const { language, isRead, texts } of translations) {
    const before = languages.find((one) => one.language === language)?.texts;
    const gone = source.map(({ place }) => place).filter((place) => before?.has(place) && !(place in texts));
    const set = [...Object.entries(texts), ...gone.map((place) => [place, ""] as const)];
    await applyTranslation(deps, tx, scope, language, {
      texts: set.map(([place, text]) => ({ place, text })),
      explanations: [],
      isRead,
    });
  }
}
