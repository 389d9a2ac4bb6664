import { lockProject, noteNewLayout } from "@/db/queries/projects";
import {
  deleteExplanation,
  deleteTranslation,
  deleteTranslationLanguage,
  explanationsOf,
  putExplanation,
  putTranslation,
  putTranslationLanguage,
  translatedExplanationsOf,
} from "@/db/queries/translations";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { fieldDifferences, type FieldDifference } from "@/server/domain/activity/field-differences";
import { DomainError } from "@/server/domain/errors";
import { languageMeant } from "@/server/domain/language/language-meant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { checkPictures } from "@/server/domain/project/pictures";
import type { ProjectSettings } from "@/server/domain/project/project";
import { refuseProblems } from "@/server/domain/refuse-problems";
import type { ShownTranslations, TranslationChange } from "@/server/domain/translation/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { refuseOverwriting } from "@/server/services/project/internal/refuse-overwriting";
import { readTexts, translationInto, type ProjectTexts } from "./internal/read-texts";
import { showTranslations } from "./show-translations";

/**
 * Changes texts in another language than they were written in; a language that is new is added. People who read it get
 * the change with their next page.
 * @param language BCP 47 tag
 * @throws DomainError `conflict` with what somebody else changed since the editor saw it; `invalid_input` naming the
 *   field: the language is the project's own, there is no such text, or a picture lies where annotators would not see it.
 */
export async function changeTranslation(
  deps: Deps,
  scope: OrganizeScope,
  language: string,
  change: TranslationChange,
): Promise<ShownTranslations> {
  await deps.store.write((tx) => applyTranslation(deps, tx, scope, language, change));
  return showTranslations(deps, scope);
}

/** The same within a transaction. */
export async function applyTranslation(
  deps: Deps,
  tx: Tx,
  scope: Pick<OrganizeScope, "projectId" | "actor">,
  asked: string,
  change: TranslationChange,
): Promise<void> {
  const { projectId, actor } = scope;
  const language = Intl.getCanonicalLocales(asked)[0] ?? asked;
  const project = await lockProject(tx, projectId);
  const all = await readTexts(tx, projectId);
  if (languageMeant([all.offered.own], language) !== undefined) {
    refuseProblems({ language: { reason: "own_language", params: {} } });
  }
  refusePictures(change.texts, project.settings);
  const differences = [
    ...(await changeTexts(tx, { projectId, language, all }, change.texts)),
    ...(await changeExplanations(tx, { projectId, language }, change.explanations)),
  ];
  const before = all.languages.find((one) => one.language === language);
  const wasRead = before !== undefined && before.readAt !== null;
  const isRead = change.isRead ?? (wasRead && differences.length === 0);
  if (isRead !== wasRead) differences.push({ field: `${language}.isRead`, from: wasRead, to: isRead });
  if (differences.length === 0 && before !== undefined) return;
  const reader = { readAt: deps.now(), readByUserId: actor.kind === "user" ? actor.userId : null };
  await putTranslationLanguage(tx, {
    ...{ projectId, language, addedAt: deps.now() },
    ...(isRead ? reader : { readAt: null, readByUserId: null }),
  });
  await recordEvent(deps, tx, scope, "translation_changed", {
    language,
    fields: differences.map(({ field }) => field),
    changes: differences,
  });
  await noteNewLayout(tx, projectId);
}

/**
 * Takes a language away with all texts in it. Who reads it gets the texts as they were written with their next page.
 * @throws DomainError `not_found`
 */
export async function removeTranslation(
  deps: Deps,
  scope: OrganizeScope,
  language: string,
): Promise<ShownTranslations> {
  const { projectId } = scope;
  await deps.store.write(async (tx) => {
    await lockProject(tx, projectId);
    if (translationInto(await readTexts(tx, projectId), language) === null) {
      throw new DomainError("not_found", "The texts were written in this language.");
    }
    await deleteTranslationLanguage(tx, projectId, language);
    await recordEvent(deps, tx, scope, "translation_removed", { language });
    await noteNewLayout(tx, projectId);
  });
  return showTranslations(deps, scope);
}

/** Pictures are refused as in the texts that are translated. */
function refusePictures(texts: TranslationChange["texts"], { imageHosts }: ProjectSettings): void {
  const textAt = (place: string) => texts.find((one) => one.place === place)?.text ?? "";
  const problems = checkPictures({
    ...{ instructions: textAt("instructions"), consent: textAt("consent") },
    imageHosts,
  });
  refuseProblems(
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => {
        const at = texts.findIndex(({ place }) => `settings.${place}` === field);
        return [`texts.${at}.text`, problem];
      }),
    ),
  );
}

interface Into {
  projectId: string;
  language: string;
}

async function changeTexts(
  tx: Tx,
  { projectId, language, all }: Into & { all: ProjectTexts },
  texts: TranslationChange["texts"],
): Promise<FieldDifference[]> {
  const before = all.languages.find((one) => one.language === language)?.texts;
  const changes = texts.map((one, at) => {
    const of = all.source.find(({ place }) => place === one.place);
    return {
      ...one,
      of: required(of, `texts.${at}.place`),
      stored: before?.get(one.place) ?? "",
      name: one.place,
    };
  });
  const differences = await seenDifferences(tx, { projectId, language }, changes);
  for (const { of, place, text } of changes) {
    if (text === "") await deleteTranslation(tx, { projectId, language, place });
    else await putTranslation(tx, { projectId, language, place, text, source: of.text });
  }
  return differences;
}

async function changeExplanations(
  tx: Tx,
  { projectId, language }: Into,
  explanations: TranslationChange["explanations"],
): Promise<FieldDifference[]> {
  if (explanations.length === 0) return [];
  const known = await explanationsOf(tx, projectId);
  const before = (await translatedExplanationsOf(tx, projectId)).filter((one) => one.language === language);
  const changes = explanations.map((one, at) => {
    const found = known.find((row) => row.itemId === one.itemId && row.dimension === one.dimension);
    const of = required(found, `explanations.${at}.itemId`);
    const stored = before.find((row) => row.itemId === of.itemId && row.dimensionId === of.dimensionId);
    return { ...one, of, stored: stored?.text ?? "", name: `explanation:${of.externalId}:${of.dimension}` };
  });
  const differences = await seenDifferences(tx, { projectId, language }, changes);
  for (const { of, text } of changes) {
    const { itemId, dimensionId, text: source } = of;
    if (text === "") await deleteExplanation(tx, { itemId, dimensionId, language });
    else await putExplanation(tx, { projectId, language, itemId, dimensionId, text, source });
  }
  return differences;
}

/** @throws DomainError `invalid_input` with the field that names a text which is not there. */
function required<T>(found: T | undefined, field: string): T {
  if (found === undefined) refuseProblems({ [field]: { reason: "no_such_text", params: {} } });
  return found as T;
}

interface ChangedText {
  /** What activity calls the text. */
  name: string;
  text: string;
  stored: string;
  was?: string | undefined;
}

/**
 * What changes of some texts.
 * @throws DomainError `conflict` where one of them is not as its editor saw it.
 */
async function seenDifferences(
  tx: Tx,
  { projectId, language }: Into,
  changes: readonly ChangedText[],
): Promise<FieldDifference[]> {
  const byField = (valueOf: (change: ChangedText) => string | undefined) =>
    Object.fromEntries(
      changes
        .map((change) => [`${language}.${change.name}`, valueOf(change)] as const)
        .filter(([, value]) => value !== undefined),
    );
  const set = byField(({ text }) => text);
  const now = byField(({ stored }) => stored);
  await refuseOverwriting(tx, projectId, [{ set, was: byField(({ was }) => was), now }]);
  return fieldDifferences(now, set);
}
