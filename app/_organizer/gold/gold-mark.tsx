import { Diamond } from "lucide-react";
import { useTranslations } from "next-intl";
import type { GoldAnswer } from "@/server/domain/gold/contracts";

/** Says that an item is gold, and whether it stands on the test; an empty diamond where it is switched off. */
export function GoldMark({ gold }: { gold: Pick<GoldAnswer, "use"> & { enabled: boolean } }) {
  const t = useTranslations("organizer.gold");
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap text-gold">
      <Diamond aria-hidden size={14} fill={gold.enabled ? "currentColor" : "none"} />
      <span className="font-semibold">{gold.enabled ? t("badge") : t("badgeOff")}</span>
      {gold.use === "test" ? (
        <span className="rounded-cell border border-current px-1.5 font-semibold">{t("test")}</span>
      ) : null}
    </span>
  );
}
