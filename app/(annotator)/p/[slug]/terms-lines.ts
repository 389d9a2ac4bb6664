import type { Texts } from "@/app/_annotator/end-page/end";
import { formatMoney } from "@/app/_ui/format-money";
import { percentText } from "@/app/_ui/percent-text";
import type { WorkTerms } from "@/server/domain/project/work-terms";

/** How long a page takes, and on how many pages that was measured. */
export function timeLine({ pageMinutes, measuredPages }: WorkTerms, t: Texts): string {
  const minutes = new Intl.NumberFormat(t("hit.formats"), {
    style: "unit",
    unit: "minute",
    unitDisplay: "long",
    maximumFractionDigits: pageMinutes < 10 ? 1 : 0,
  }).format(pageMinutes);
  return measuredPages === null
    ? t("join.timeEstimated", { minutes })
    : t("join.timeMeasured", { minutes, count: measuredPages });
}

export const pagesLine = ({ mostPages }: WorkTerms, t: Texts): string =>
  mostPages === null ? t("join.anyPages") : t("join.mostPages", { count: mostPages });

/** What an hour earns; nothing where pay was agreed elsewhere. */
export const rateLines = ({ perHour }: WorkTerms, t: Texts): string[] =>
  perHour === null ? [] : [t("join.perHour", { hourly: formatMoney(perHour, t("hit.formats")) })];

/** What ends work early; nothing where no rule does. */
export const endsEarlyLines = ({ bar, failedChecks }: WorkTerms, t: Texts): string[] => [
  ...(bar === null ? [] : [t("join.endsBelow", { bar: percentText(bar, t("hit.formats")) })]),
  ...(failedChecks === null ? [] : [t("join.endsChecks", { count: failedChecks })]),
];
