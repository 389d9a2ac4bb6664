import type { AttentionCheck } from "@/server/domain/attention-check/attention-check";
import { checkTexts, textPlace } from "./source-texts";
import type { TranslatedTexts } from "./translated";

/** Texts of one language, and what each was translated from. */
export interface TranslatedFrom {
  texts: TranslatedTexts;
  sources: TranslatedTexts;
}

/**
 * Attention checks in another language. A check whose translation is missing in part or out of date is not among them:
 * whoever did as the old text says would fail.
 */
export const translatedChecks = (
  checks: readonly AttentionCheck[],
  { texts, sources }: TranslatedFrom,
): AttentionCheck[] =>
  checks
    .filter((check) =>
      checkTexts(check, true).every(
        ({ place, text }) => text === "" || (texts.has(place) && sources.get(place) === text),
      ),
    )
    .map((check) => ({
      ...check,
      textA: check.textA && (texts.get(textPlace("check-text-a", check.id)) ?? check.textA),
      textB: check.textB && (texts.get(textPlace("check-text-b", check.id)) ?? check.textB),
      candidates: check.candidates.map(
        (candidate, at) => texts.get(textPlace("check-candidate", `${check.id}, ${at + 1}`)) ?? candidate,
      ),
    }));
