import { useTranslations } from "next-intl";
import type { ProjectProgress } from "@/server/domain/project/progress";

const minutesAnHour = 60;

/** How long it takes at the present rate, as a range; under two hours in minutes. */
export function HoursLeft({ hours }: { hours: ProjectProgress["hoursLeft"] }) {
  const t = useTranslations("organizer.overview");
  if (hours.low === null) return <span className="text-muted">{t(`noEnd.${hours.reason}`)}</span>;
  const { low, high } = hours;
  if (high >= 2) return <span>{t("hoursLeft", { low: Math.floor(low), high: Math.ceil(high) })}</span>;
  return (
    <span>
      {t("minutesLeft", { low: Math.floor(low * minutesAnHour), high: Math.ceil(high * minutesAnHour) })}
    </span>
  );
}
