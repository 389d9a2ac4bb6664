import { useFormatter, useTranslations } from "next-intl";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { shortRunwayHits, type RunwayLeft } from "@/server/domain/gold/runway-left";
import { Notice } from "@/app/_components/ui/notice";

interface GoldSummaryProps {
  items: GoldItem[];
  runway: RunwayLeft;
  isLaunched: boolean;
}

/** How many gold items there are and for how long they last. */
export function GoldSummary({ items, runway: { hits, least, shortPeople }, isLaunched }: GoldSummaryProps) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const countItems = (some: readonly GoldItem[]) => new Set(some.map(({ itemId }) => itemId)).size;
  const onTest = countItems(items.filter(({ use }) => use === "test"));
  const parts = [
    t("counts", { count: countItems(items) }),
    ...(onTest > 0 ? [t("testItems", { count: onTest })] : []),
    hits === null ? t("noneInHits") : t("runway", { hits }),
    ...(least === null ? [] : [t("leastRunway", { hits: least })]),
  ];
  return (
    <>
      <p className="text-label">{format.list(parts, { type: "unit" })}</p>
      {isLaunched && shortPeople > 0 ? (
        <Notice tone="warn" title={t("shortRunway", { people: shortPeople, hits: shortRunwayHits })} />
      ) : null}
    </>
  );
}
