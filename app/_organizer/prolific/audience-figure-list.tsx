import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AudienceFigures, AudienceQuestion } from "@/server/domain/recruiter/prolific/contracts";
import { useMinorMoney } from "./minor-money";

interface AudienceFigureListProps {
  figures: AudienceFigures;
  currency: string;
}

/** Each figure under its name; where Prolific gave none, what it said instead. */
export function AudienceFigureList({ figures, currency }: AudienceFigureListProps) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific.audience");
  const format = useFormatter();
  const money = moneyIn(currency);
  const { eligible, costMinor, rewardsMinor, hours, balance, recommended } = figures;
  const lacking = costMinor === null || balance === null ? 0 : costMinor - balance.availableMinor;
  const hour = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const rows: [AudienceQuestion, ReactNode][] = [
    [
      "eligible",
      eligible === null ? null : eligible === 0 ? t("fewEligible") : t("people", { count: eligible }),
    ],
    [
      "cost",
      costMinor === null
        ? null
        : t("costOf", {
            total: money(costMinor),
            rewards: money(rewardsMinor),
            fee: money(costMinor - rewardsMinor),
          }),
    ],
    [
      "time",
      hours === null
        ? null
        : hours.low === null || hours.high === null
          ? t("hours", { hours: hour(hours.hours) })
          : t("hoursRange", { hours: hour(hours.hours), low: hour(hours.low), high: hour(hours.high) }),
    ],
    [
      "balance",
      balance === null ? null : (
        <>
          {moneyIn(balance.currency)(balance.availableMinor)}
          {lacking > 0 ? (
            <strong className="text-danger"> {t("lacking", { sum: money(lacking) })}</strong>
          ) : null}
        </>
      ),
    ],
    [
      "recommended",
      recommended === null
        ? null
        : t("hourlyPay", { least: money(recommended.minimum), recommended: money(recommended.recommended) }),
    ],
  ];
  return (
    <dl className="grid max-w-3xl gap-x-4 gap-y-1 middle:grid-cols-[auto_1fr]">
      {rows.map(([question, shown]) => (
        <div key={question} className="contents">
          <dt className="text-muted">{t(`questions.${question}`)}</dt>
          <dd className="wrap-anywhere">
            {shown ?? <Untold said={figures.unanswered.find((each) => each.question === question)?.said} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** @param said undefined where Prolific answered without a figure */
function Untold({ said }: { said: string | undefined }) {
  const t = useTranslations("organizer.prolific.audience");
  if (said === undefined) return <>{t("none")}</>;
  return <span className="text-warn">{said === "" ? t("silent") : t("said", { said })}</span>;
}
