import type { OwnRefusal } from "@/server/domain/annotator/refusal";
import { shareStyle } from "@/app/_ui/share-style";
import type { Texts } from "./end";

/** What somebody said who was not let in: "You answered: Germany."; null where nothing was said that mattered. */
export function answeredWords({ condition, given }: OwnRefusal, t: Texts): string | null {
  if (given === null) return null;
  const { country, languages, approvalRate } = given;
  const formats = t("hit.formats");
  if (condition === "country" && country !== null) {
    const name = new Intl.DisplayNames([formats], { type: "region" }).of(country) ?? country;
    return t("end.not_eligible.answeredCountry", { country: name });
  }
  if (condition === "language") {
    const names = new Intl.DisplayNames([formats], { type: "language" });
    const listed = languages.map((each) => names.of(each) ?? each);
    return listed.length === 0
      ? t("end.not_eligible.answeredNoLanguage")
      : t("end.not_eligible.answeredLanguages", {
          languages: new Intl.ListFormat(formats, { type: "conjunction" }).format(listed),
        });
  }
  if (condition === "approval-rate" && approvalRate !== null) {
    const rate = new Intl.NumberFormat(formats, shareStyle(approvalRate)).format(approvalRate);
    return t("end.not_eligible.answeredRate", { rate });
  }
  return null;
}
