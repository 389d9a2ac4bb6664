import { useTranslations } from "next-intl";
import type { AgreementPart } from "@/server/domain/agreement/agreement";

/** What a part of the items is called. */
export function usePartName(): (part: Pick<AgreementPart, "kind" | "name">) => string {
  const t = useTranslations("organizer.agreement.parts");
  return ({ kind, name }) => t(`names.${kind}`, { name });
}
