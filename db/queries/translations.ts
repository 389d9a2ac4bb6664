import { and, asc, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { annotators, dimensions, goldAnswers, items } from "@/db/schema";
import { translatedExplanations, translationLanguages, translations } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";

const { placeholder } = sql;

export interface TranslationLanguage {
  language: string;
  readAt: number | null;
  readByUserId: string | null;
}

/** The languages into which a project's texts are translated, the one that was added first at the front. */
export const translationLanguagesOf = statement<{ projectId: string }, TranslationLanguage[]>(
  "translation_languages_of",
  (db) =>
    db
      .select({
        language: translationLanguages.language,
        readAt: translationLanguages.readAt,
        readByUserId: translationLanguages.readByUserId,
      })
      .from(translationLanguages)
      .where(eq(translationLanguages.projectId, placeholder("projectId")))
      .orderBy(asc(translationLanguages.addedAt), asc(translationLanguages.language)),
);

/** All translated texts of a project but explanations. */
export async function translationsOf(db: Db, projectId: string) {
  return db
    .select({
      language: translations.language,
      place: translations.place,
      text: translations.text,
      source: translations.source,
    })
    .from(translations)
    .where(eq(translations.projectId, projectId));
}

/** Adds a language, or says of one that is there whether a native speaker has read it. */
export async function putTranslationLanguage(
  tx: Tx,
  row: typeof translationLanguages.$inferInsert,
): Promise<void> {
  const { readAt, readByUserId } = row;
  await tx
    .insert(translationLanguages)
    .values(row)
    .onConflictDoUpdate({
      target: [translationLanguages.projectId, translationLanguages.language],
      set: { readAt, readByUserId },
    });
}

export async function putTranslation(tx: Tx, row: typeof translations.$inferInsert): Promise<void> {
  await tx
    .insert(translations)
    .values(row)
    .onConflictDoUpdate({
      target: [translations.projectId, translations.language, translations.place],
      set: { text: row.text, source: row.source },
    });
}

export async function deleteTranslation(
  tx: Tx,
  { projectId, language, place }: { projectId: string; language: string; place: string },
): Promise<void> {
  await tx
    .delete(translations)
    .where(
      and(
        eq(translations.projectId, projectId),
        eq(translations.language, language),
        eq(translations.place, place),
      ),
    );
}

/** Deletes a language with all texts in it. */
export async function deleteTranslationLanguage(tx: Tx, projectId: string, language: string): Promise<void> {
  for (const table of [translations, translatedExplanations, translationLanguages]) {
    await tx.delete(table).where(and(eq(table.projectId, projectId), eq(table.language, language)));
  }
}

/** The explanations of a project's known answers, as they were written. */
export async function explanationsOf(db: Db, projectId: string) {
  return db
    .select({
      itemId: goldAnswers.itemId,
      dimensionId: goldAnswers.dimensionId,
      externalId: items.externalId,
      dimension: dimensions.name,
      textA: items.textA,
      textB: items.textB,
      text: goldAnswers.explanation,
    })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(dimensions, eq(dimensions.id, goldAnswers.dimensionId))
    .where(and(eq(goldAnswers.projectId, projectId), eq(goldAnswers.enabled, true)))
    .orderBy(asc(items.externalId), asc(goldAnswers.itemId), asc(dimensions.position));
}

/** What of them is translated into some language. */
export async function translatedExplanationsOf(db: Db, projectId: string) {
  return db
    .select({
      itemId: translatedExplanations.itemId,
      dimensionId: translatedExplanations.dimensionId,
      language: translatedExplanations.language,
      text: translatedExplanations.text,
      source: translatedExplanations.source,
    })
    .from(translatedExplanations)
    .where(eq(translatedExplanations.projectId, projectId));
}

/** The explanations of some items in a language. */
export async function explanationsIn(db: Db, itemIds: readonly string[], language: string) {
  if (itemIds.length === 0) return [];
  return db
    .select({
      itemId: translatedExplanations.itemId,
      dimensionId: translatedExplanations.dimensionId,
      text: translatedExplanations.text,
    })
    .from(translatedExplanations)
    .where(
      and(
        inArray(translatedExplanations.itemId, [...itemIds]),
        eq(translatedExplanations.language, language),
      ),
    );
}

export async function putExplanation(tx: Tx, row: typeof translatedExplanations.$inferInsert): Promise<void> {
  await tx
    .insert(translatedExplanations)
    .values(row)
    .onConflictDoUpdate({
      target: [
        translatedExplanations.itemId,
        translatedExplanations.dimensionId,
        translatedExplanations.language,
      ],
      set: { text: row.text, source: row.source },
    });
}

export async function deleteExplanation(
  tx: Tx,
  { itemId, dimensionId, language }: { itemId: string; dimensionId: string; language: string },
): Promise<void> {
  await tx
    .delete(translatedExplanations)
    .where(
      and(
        eq(translatedExplanations.itemId, itemId),
        eq(translatedExplanations.dimensionId, dimensionId),
        eq(translatedExplanations.language, language),
      ),
    );
}

/** How many people read the consent in which language, by language; none where the project has its texts in one. */
export async function consentLanguages(db: Db, projectId: string) {
  const rows = await db
    .select({ language: annotators.consentLanguage, annotators: count() })
    .from(annotators)
    .where(and(eq(annotators.projectId, projectId), isNotNull(annotators.consentLanguage)))
    .groupBy(annotators.consentLanguage)
    .orderBy(asc(annotators.consentLanguage));
  return rows.flatMap(({ language, annotators: n }) =>
    language === null ? [] : [{ language, annotators: n }],
  );
}
