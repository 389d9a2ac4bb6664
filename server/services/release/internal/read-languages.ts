import { consentLanguages } from "@/db/queries/translations";
import type { Db } from "@/db/store";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import { readTexts } from "@/server/services/translation/internal/read-texts";

/** In which languages a project's texts could be read; nothing where there was one. */
export async function readLanguages(db: Db, projectId: string): Promise<Pick<ReleaseFacts, "languages">> {
  const { offered, languages } = await readTexts(db, projectId);
  const consents = await consentLanguages(db, projectId);
  if (languages.length === 0 && consents.length === 0) return {};
  return {
    languages: {
      own: offered.own,
      others: languages.map(({ language, readAt, missing }) => ({
        language,
        isRead: readAt !== null,
        isOffered: missing.length === 0,
      })),
      consents,
    },
  };
}
