"use client";

import { useFormatter, useTranslations } from "next-intl";
import { acceptedRanges, type AcceptedRange } from "@/server/domain/gold/accepted-ranges";
import type { GoldAnswer } from "@/server/domain/gold/contracts";
import type { Steps } from "@/server/domain/scale/steps";

type Known = Pick<GoldAnswer, "answer" | "tolerance" | "accepted" | "acceptsNotApplicable" | "order">;

/** A name in its own direction, wherever it stands in a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/**
 * What a gold item accepts: "0–2, 5, N/A" in a table, "0 to 2, 5 or N/A" in a sentence; of a ranking its order and how
 * near to it is right.
 * @param candidates what is ranked, by place in the item; null of other types.
 */
export function useAcceptedWords(scale: Steps, candidates: readonly string[] | null) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const partsOf = (known: Known, form: "range" | "rangeInWords") => [
    ...acceptedRanges(known, scale).map((range) => wordsOf(range, form)),
    ...(known.acceptsNotApplicable ? [t("notApplicable")] : []),
  ];
  const wordsOf = ({ low, high }: AcceptedRange, form: "range" | "rangeInWords") =>
    low === high ? format.number(low) : t(form, { low: format.number(low), high: format.number(high) });
  const named = (order: readonly number[]) => order.map((place) => candidates?.[place] ?? "");
  const orderInWords = ({ order, answer }: Known) =>
    t("knownOrder", {
      order: named(order ?? [])
        .map(isolated)
        .join(" > "),
      tau: format.number(answer),
    });
  return {
    /** The candidates of an order. */
    named,
    short: (known: Known) => format.list(partsOf(known, "range"), { type: "unit" }),
    inWords: (known: Known) =>
      candidates === null
        ? format.list(partsOf(known, "rangeInWords"), { type: "disjunction" }) || t("nothing")
        : orderInWords(known),
  };
}
