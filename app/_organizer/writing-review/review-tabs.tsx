import { useTranslations } from "next-intl";
import { CountedTabs } from "@/app/_ui/counted-tabs";
import { reviewStates, type WrittenPage } from "@/server/domain/writing/contracts";
import { reviewAddress, type ReviewQuery } from "./review-query";

/** Which texts are shown, with how many there are of each. */
export function ReviewTabs({ query, counts }: { query: ReviewQuery; counts: WrittenPage["counts"] }) {
  const t = useTranslations("organizer.task.pair-writing.review");
  const tabs = reviewStates.map((state) => ({
    key: state,
    text: t("tab", { state: t(`states.${state}`), count: counts[state] }),
    href: reviewAddress({ show: state, page: 1 }),
  }));
  return <CountedTabs label={t("show")} tabs={tabs} current={query.show} />;
}
