import { useFormatter, useTranslations } from "next-intl";
import type { GoldPage } from "@/server/domain/gold/contracts";
import { shortRunwayHits, type RunwayLeft } from "@/server/domain/gold/runway-left";
import { Notice } from "@/app/_ui/notice";

interface GoldSummaryProps {
  gold: Pick<GoldPage, "goldItems" | "testItems">;
  runway: RunwayLeft;
  isLaunched: boolean;
}

/** How many gold items there are and for how long they last. */
export function GoldSummary({ gold, runway, isLaunched }: GoldSummaryProps) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const { hits, least, shortPeople } = runway;
  const { goldItems, testItems } = gold;
  const parts = [
    t("counts", { count: goldItems }),
    ...(testItems > 0 ? [t("testItems", { count: testItems })] : []),
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
