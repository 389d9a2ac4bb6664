import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LiveFigure } from "@/app/_organizer/agreement/live-figure";
import { Done } from "@/app/_ui/done";
import { Money } from "@/app/_ui/money";
import { EstimateFigure } from "@/app/_ui/estimate";
import type { ProjectProgress } from "@/server/domain/project/progress";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold } from "@/server/domain/task/traits";

const minutesAnHour = 60;

/** How long it takes at the present rate, as a range; under two hours in minutes. */
function HoursLeft({ hours }: { hours: ProjectProgress["hoursLeft"] }) {
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

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-baseline gap-x-3 py-1">
      <dt className="w-24 shrink-0 middle:w-32 text-muted">{name}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}

interface FiguresProps {
  progress: ProjectProgress;
  taskType: TaskType;
}

/** The figures of a launched project, each with what belongs to it; none that mean nothing for its task type. */
export function ProgressFigures({ progress, taskType }: FiguresProps) {
  const t = useTranslations("organizer.overview");
  const { judgments, dimensions, hits, annotators, openAssignments, due, payTotal, runway } = progress;
  const accuracy = <EstimateFigure estimate={progress.goldAccuracy} method="wilson" />;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4">
      <progress
        aria-label={t("judged")}
        value={judgments.done}
        max={Math.max(1, judgments.needed)}
        className="h-3 w-full"
      />
      <dl className="grid text-label tabular-nums middle:grid-cols-2">
        <Figure name={t("judged")}>
          <Done {...judgments} />{" "}
          <span className="text-muted">
            {t("whatIsJudged", { dimensions: dimensions.length, gold: progress.gold })}
          </span>
        </Figure>
        <Figure name={t("rate")}>
          <RatePerHour rate={progress.ratePerHour} />
        </Figure>
        <Figure name={t("hits")}>
          <Done {...hits} /> <span className="text-muted">{t("open", { count: openAssignments })}</span>
        </Figure>
        <Figure name={t("finished")}>
          <HoursLeft hours={progress.hoursLeft} />
        </Figure>
        {hasGold(taskType) ? (
          <>
            <Figure name={t("gold")}>
              {runway.least === null
                ? accuracy
                : t.rich("goldAndRunway", { accuracy: () => accuracy, hits: runway.least })}
            </Figure>
            <Figure name={t("agreement")}>
              <LiveFigure agreement={progress.agreement} />
            </Figure>
          </>
        ) : null}
        <Figure name={t("people")}>
          {t("peopleCount", {
            now: annotators.workingNow,
            total: annotators.total,
            stopped: annotators.stopped,
          })}
        </Figure>
        <Figure name={t("pay")}>
          {due && payTotal
            ? t.rich("payOf", { due: () => <Money amount={due} />, total: () => <Money amount={payTotal} /> })
            : t("payElsewhere")}
        </Figure>
      </dl>
    </div>
  );
}

/** Judgments an hour, or how many submissions it takes until one can say. */
function RatePerHour({ rate }: { rate: ProjectProgress["ratePerHour"] }) {
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
