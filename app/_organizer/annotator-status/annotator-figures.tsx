import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Seconds } from "@/app/_organizer/annotator/seconds";
import { Money } from "@/app/_ui/money";
import { ShownCorrelation } from "@/app/_ui/correlation";
import { EstimateFigure } from "@/app/_ui/estimate";
import { Moment } from "@/app/_ui/moment";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold, ratesOnScale } from "@/server/domain/task/traits";
import type { AnnotatorDetail } from "@/server/domain/annotator-status/contracts";

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-x-3 py-1 middle:min-h-9 middle:flex-row middle:items-baseline">
      <dt className="w-44 shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

interface AnnotatorFiguresProps extends Pick<AnnotatorDetail, "annotator" | "repeats" | "twins"> {
  taskType: TaskType;
}

/** What one annotator did, how well and how fast. */
export function AnnotatorFiguresCard({ annotator, repeats, twins, taskType }: AnnotatorFiguresProps) {
  const t = useTranslations("organizer.annotators");
  const status = useTranslations("organizer.annotatorStatus");
  const recruiters = useTranslations("organizer.recruiters");
  const format = useFormatter();
  const isRated = ratesOnScale(taskType);
  return (
    <dl className="grid rounded-card border border-hairline bg-surface p-4 text-label tabular-nums wide:grid-cols-2">
      <Figure name={t("hits")}>{format.number(annotator.hits)}</Figure>
      {hasGold(taskType) ? (
        <Figure name={t("gold")}>
          {status.rich("goldOf", {
            right: annotator.goldRight,
            answered: annotator.goldAnswered,
            share: () => <EstimateFigure estimate={annotator.goldAccuracy} method="wilson" />,
          })}
        </Figure>
      ) : null}
      {isRated ? (
        <Figure name={t("agreement")}>
          <ShownCorrelation estimate={annotator.agreement} />
        </Figure>
      ) : null}
      <Figure name={status("seconds")}>
        <Seconds seconds={annotator.medianSeconds} />
      </Figure>
      <Figure name={t("run")}>{status("runOf", { run: annotator.longestRun })}</Figure>
      {isRated ? (
        <Figure name={t("missing")}>
          <EstimateFigure estimate={annotator.missingShare} method="wilson" />
        </Figure>
      ) : null}
      {annotator.checksPassed + annotator.checksFailed === 0 ? null : (
        <Figure name={status("checks")}>
          {status("checksPassed", {
            passed: annotator.checksPassed,
            answered: annotator.checksPassed + annotator.checksFailed,
          })}
        </Figure>
      )}
      {repeats === null ? null : (
        <Figure name={status("repeats")}>
          {status.rich(repeats.meanDifference === null ? "repeatsSame" : "repeatsOf", {
            same: repeats.same,
            n: repeats.n,
            share: () => <EstimateFigure estimate={repeats.sameShare} method="wilson" />,
            difference: format.number(repeats.meanDifference ?? 0, { maximumFractionDigits: 2 }),
          })}
        </Figure>
      )}
      {twins === null ? null : (
        <Figure name={status("twins")}>
          {status.rich("twinsLower", {
            lower: twins.lower,
            n: twins.n,
            met: twins.met,
            share: () => <EstimateFigure estimate={twins.lowerShare} method="wilson" />,
          })}
        </Figure>
      )}
      <Figure name={t("late")}>{format.number(annotator.lateHits)}</Figure>
      <Figure name={t("due")}>
        <Money amount={annotator.due} />
      </Figure>
      <Figure name={status("joined")}>
        <Moment at={annotator.joinedAt} show="full" />
      </Figure>
      <Figure name={t("lastSeen")}>
        <Moment at={annotator.lastSeenAt} show="full" />
      </Figure>
      <Figure name={status("sourceOf")}>
        {t(`sources.${annotator.source}`)} {annotator.externalId}
      </Figure>
      {annotator.submissionId === null ? null : (
        <Figure name={recruiters("submission")}>{annotator.submissionId}</Figure>
      )}
      {annotator.studyId === null ? null : <Figure name={recruiters("study")}>{annotator.studyId}</Figure>}
    </dl>
  );
}
