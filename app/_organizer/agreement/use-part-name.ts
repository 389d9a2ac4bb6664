import { useTranslations } from "next-intl";
import type { AgreementRow } from "@/server/domain/agreement/report";

/** What a part of the items is called. */
export function usePartName(): (part: Pick<AgreementRow, "kind" | "name">) => string {
  const t = useTranslations("organizer.agreement.parts");
  return ({ kind, name }) => t(`names.${kind}`, { name });
}
