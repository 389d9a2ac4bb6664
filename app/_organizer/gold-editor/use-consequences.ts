"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { GoldChangePreview } from "@/server/domain/gold/change-preview";

/** What follows from a change of gold, as a list that leaves out what is none. */
export function useConsequences() {
  const t = useTranslations("organizer.gold.consequences");
  const format = useFormatter();
  return (preview: GoldChangePreview): string => {
    const counts = [
      ["forgiven", preview.answersForgiven],
      ["nowWrong", preview.answersNowWrong],
      ["mayGoOn", preview.peopleMayGoOn.length],
      ["wouldStop", preview.peopleWouldStop.length],
      ["return", preview.judgmentsReturn],
      ["extra", preview.judgmentsExtra],
      ["leave", preview.judgmentsLeave],
    ] as const;
    const parts = counts.filter(([, count]) => count > 0).map(([name, count]) => t(name, { count }));
    return parts.length === 0 ? t("none") : t("all", { list: format.list(parts, { type: "unit" }) });
  };
}
