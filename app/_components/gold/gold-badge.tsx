import { Diamond } from "lucide-react";
import { useTranslations } from "next-intl";
import type { GoldAnswer } from "@/server/domain/gold/contracts";
import { AcceptedAnswers } from "./accepted-answers";

/** Marks a gold item, with what it accepts; an empty diamond where it is switched off. */
export function GoldBadge({ gold }: { gold: GoldAnswer & { enabled: boolean } }) {
  const t = useTranslations("organizer.gold");
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap text-gold">
      <Diamond aria-hidden size={14} fill={gold.enabled ? "currentColor" : "none"} />
      <span className="font-semibold">{gold.enabled ? t("badge") : t("badgeOff")}</span>
      <AcceptedAnswers gold={gold} />
    </span>
  );
}
