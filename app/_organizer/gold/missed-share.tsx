import { useTranslations } from "next-intl";
import { Estimate } from "@/app/_ui/estimate";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { isRanked } from "@/server/domain/gold/suspicious-first";

/** How many missed a gold item; the share with its interval once there are enough answers. */
export function MissedShare({ item }: { item: GoldItem }) {
  const t = useTranslations("organizer.gold");
  if (item.missedShare.n === 0 || isRanked(item)) {
    return <Estimate estimate={item.missedShare} method="wilson" />;
  }
  return (
    <span className="whitespace-nowrap">
      {t("missedOf", { missed: item.missed, n: item.missedShare.n })}{" "}
      <span className="text-muted">{t("noRank")}</span>
    </span>
  );
}
