import { useTranslations } from "next-intl";
import type { OutcomeRow } from "@/server/domain/recruiter/outcome-rows";

/** What one row of a table of outcomes is called where it stands alone. */
export function useRowName() {
  const t = useTranslations("organizer.recruiters");
  return ({ reason, pages }: Pick<OutcomeRow, "reason" | "pages">) =>
    t(`rowOf.${pages}`, { reason: t(`reasons.${reason}`) });
}
