import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import type { JoiningConditions } from "@/server/domain/project/shown-project";
import { shareStyle } from "@/app/_ui/share-style";
import type { Texts } from "./end";

/** Names in a list with "or": "Australia, Canada or New Zealand". */
function oneOf(codes: readonly string[], type: "region" | "language", formats: string): string {
  const names = new Intl.DisplayNames([formats], { type });
  const named = codes.map((code) => names.of(code) ?? code).sort((a, b) => a.localeCompare(b, formats));
  return new Intl.ListFormat(formats, { type: "disjunction" }).format(named);
}

/** The people who meet one condition: "people in Australia or Canada". */
export function peopleWords(
  condition: EligibilityCondition,
  conditions: JoiningConditions,
  t: Texts,
): string {
  const { countries, languages, minApprovalRate } = conditions;
  const formats = t("hit.formats");
  switch (condition) {
    case "country":
      return t("conditions.country", { places: oneOf(countries, "region", formats) });
    case "language":
      return t("conditions.language", { languages: oneOf(languages, "language", formats) });
    case "approval-rate": {
      const share = minApprovalRate ?? 0;
      const rate = new Intl.NumberFormat(formats, shareStyle(share)).format(share);
      return t("conditions.approval-rate", { rate });
    }
    case "invitation":
    case "other-project":
      return t(`conditions.${condition}`);
  }
}

/** Which conditions a project sets, in the order in which they are looked at. */
export function conditionsSet(conditions: JoiningConditions): EligibilityCondition[] {
  const { invitedOnly, countries, languages, minApprovalRate, notInOthers } = conditions;
  const isSet: [EligibilityCondition, boolean][] = [
    ["invitation", invitedOnly],
    ["country", countries.length > 0],
    ["language", languages.length > 0],
    ["approval-rate", minApprovalRate !== null],
    ["other-project", notInOthers],
  ];
  return isSet.filter(([, set]) => set).map(([condition]) => condition);
}
