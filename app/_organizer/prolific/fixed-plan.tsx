import { useTranslations } from "next-intl";
import { hourlyMinor, type StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import type { StudyFilter } from "@/server/domain/recruiter/prolific/vendor";
import { useMinorMoney } from "./minor-money";

/** What of a plan Prolific has fixed with the publication. */
export function FixedPlan({ plan, currency }: { plan: StudyPlan; currency: string }) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific");
  const money = moneyIn(currency);
  const { rewardMinor, minutes } = plan;
  const rows = [
    [
      t("reward", { currency }),
      `${money(rewardMinor)} ${t("hourly", { hourly: money(hourlyMinor(rewardMinor, minutes)) })}`,
    ],
    [t("fields.minutes"), String(minutes)],
    [t("devices.title"), plan.devices.map((device) => t(`devices.${device}`)).join(", ")],
    [t("filters.title"), plan.filters.map(filterText).join(", ") || t("filters.everyone")],
    [t("approval.title"), t(`approval.${plan.approval}`)],
    [t("studyTitle"), plan.title],
  ] as const;
  return (
    <div className="flex flex-col gap-2 text-label">
      <h3 className="font-semibold">{t("fixed")}</h3>
      <dl className="grid max-w-3xl gap-x-4 gap-y-1 middle:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A filter by its id, which is English, and its bounds; Prolific is not asked for what its choices are called. */
function filterText(filter: StudyFilter): string {
  const name = filter.filter_id.replaceAll("-", " ");
  if ("selected_values" in filter) return name;
  const { lower = "", upper = "" } = filter.selected_range;
  return `${name} ${lower}–${upper}`;
}
