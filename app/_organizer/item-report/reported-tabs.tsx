import { useTranslations } from "next-intl";
import { CountedTabs } from "@/app/_ui/counted-tabs";
import { reportedItemStates, type ReportedList } from "@/server/domain/item-report/list-contracts";
import { reportedAddress, type ReportedQuery } from "./reported-query";

/** Which reported items are shown, with how many there are of each. */
export function ReportedTabs({ query, counts }: { query: ReportedQuery; counts: ReportedList["counts"] }) {
  const t = useTranslations("organizer.itemReports");
  const tabs = reportedItemStates.map((state) => ({
    key: state,
    text: t("tab", { state: t(`states.${state}`), count: counts[state] }),
    href: reportedAddress({ state, page: 1 }),
  }));
  return <CountedTabs label={t("show")} tabs={tabs} current={query.state} />;
}
