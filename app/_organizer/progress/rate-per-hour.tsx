import { useTranslations } from "next-intl";
import type { ProjectProgress } from "@/server/domain/project/progress";

/** Judgments an hour, or how many submissions it takes until one can say. */
export function RatePerHour({ rate }: { rate: ProjectProgress["ratePerHour"] }) {
  const t = useTranslations("organizer.overview");
  if (rate.value === null) {
    return <span className="text-muted">{t("noRate", { n: rate.n, needed: rate.needed })}</span>;
  }
  return (
    <span>
      {t("ratePerHour", { value: Math.round(rate.value) })}{" "}
      <span className="text-muted">{t("rateFrom", { n: rate.n })}</span>
    </span>
  );
}
