import { findUser } from "@/db/queries/projects";
import { explanationsOf, translatedExplanationsOf } from "@/db/queries/translations";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ShownTranslation, ShownTranslations } from "@/server/domain/translation/contracts";
import { readTexts, type TranslatedInto } from "./internal/read-texts";

/** A project's texts and the explanations of its gold, beside what of them is translated. */
export async function showTranslations(
  { store }: Pick<Deps, "store">,
  { projectId }: Pick<OrganizeScope, "projectId">,
): Promise<ShownTranslations> {
  return store.snapshot(async (db) => {
    const { source, offered, languages } = await readTexts(db, projectId);
    const explained = (await explanationsOf(db, projectId)).filter(({ text }) => text.trim() !== "");
    const translated = await translatedExplanationsOf(db, projectId);
    const explanationsIn = (language: string): ShownTranslation["explanations"] =>
      explained.flatMap(({ itemId, dimensionId, dimension, text: from }) => {
        const found = translated.find(
          (one) => one.language === language && one.itemId === itemId && one.dimensionId === dimensionId,
        );
        if (found === undefined) return [];
        return [{ itemId, dimension, text: found.text, isOutdated: found.source !== from }];
      });
    const shown: ShownTranslation[] = [];
    for (const one of languages) {
      const { language, texts, sources, missing } = one;
      shown.push({
        language,
        isOffered: offered.others.includes(language),
        missing: missing.length,
        read: await readerOf(db, one),
        texts: source.flatMap(({ place, text: from }) => {
          const text = texts.get(place);
          return text === undefined ? [] : [{ place, text, isOutdated: sources.get(place) !== from }];
        }),
        explanations: explanationsIn(language),
      });
    }
    return {
      own: offered.own,
      texts: source,
      explanations: explained.map(({ dimensionId: _id, externalId, ...row }) => ({
        item: externalId,
        ...row,
      })),
      languages: shown,
    };
  });
}

async function readerOf(db: Db, { readAt, readByUserId }: TranslatedInto): Promise<ShownTranslation["read"]> {
  if (readAt === null) return null;
  const user = readByUserId === null ? undefined : await findUser(db, readByUserId);
  return { at: isoInstant(readAt), by: user?.name ?? null };
}
