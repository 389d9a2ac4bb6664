"use client";

import { useFormatter, useTranslations } from "next-intl";
import { acceptedRanges, type AcceptedRange } from "@/server/domain/gold/accepted-ranges";
import type { KnownAnswer } from "@/server/domain/gold/is-correct";
import type { Steps } from "@/server/domain/scale/steps";

/** Which values of a scale a gold item accepts: "0–2, 5, N/A" in a table, "0 to 2, 5 or N/A" in a sentence. */
export function useAcceptedWords(scale: Steps) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const partsOf = (known: KnownAnswer, form: "range" | "rangeInWords") => [
    ...acceptedRanges(known, scale).map((range) => wordsOf(range, form)),
    ...(known.acceptsNotApplicable ? [t("notApplicable")] : []),
  ];
  const wordsOf = ({ low, high }: AcceptedRange, form: "range" | "rangeInWords") =>
    low === high ? format.number(low) : t(form, { low: format.number(low), high: format.number(high) });
  return {
    short: (known: KnownAnswer) => format.list(partsOf(known, "range"), { type: "unit" }),
    inWords: (known: KnownAnswer) =>
      format.list(partsOf(known, "rangeInWords"), { type: "disjunction" }) || t("nothing"),
  };
}
