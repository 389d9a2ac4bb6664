"use client";

import { useTranslations } from "next-intl";
import type { RuleOutcome } from "@/server/domain/exclusion/screening";
import { ruleText } from "@/server/stats/exclusion/exclusion-rule";
import { useFigureWords } from "./figure-words";

/** Who stays, but only just: within half a standard deviation of a bound. */
export function NearBounds({ rules }: { rules: readonly RuleOutcome[] }) {
  const t = useTranslations("organizer.exclusion.who");
  const words = useFigureWords();
  const near = rules.flatMap(({ rule, figures }) =>
    figures.flatMap(({ annotator, place, value }) =>
      place === "near" && value !== null
        ? [t("nearOf", { annotator, rule: ruleText(rule), value: words(rule.name, value) })]
        : [],
    ),
  );
  if (near.length === 0) return null;
  return (
    <details className="text-label">
      <summary className="inline-flex min-h-8 cursor-pointer items-center">
        {t("near", { count: near.length })}
      </summary>
      <ul className="list-disc ps-5">
        {near.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
