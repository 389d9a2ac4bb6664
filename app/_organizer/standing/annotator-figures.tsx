import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Seconds } from "@/app/_organizer/annotator/seconds";
import { Money } from "@/app/_ui/money";
import { Correlation } from "@/app/_ui/correlation";
import { Estimate } from "@/app/_ui/estimate";
import { Moment } from "@/app/_ui/moment";
import type { TaskType } from "@/server/domain/project/project";
import { hasGold, ratesOnScale } from "@/server/domain/project/uses-scale";
import type { AnnotatorDetail } from "@/server/domain/standing/contracts";

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-x-3 py-1 middle:min-h-9 middle:flex-row middle:items-baseline">
      <dt className="w-44 shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

interface AnnotatorFiguresProps extends Pick<AnnotatorDetail, "annotator" | "repeats"> {
  taskType: TaskType;
}

/** What one annotator did, how well and how fast. */
export function AnnotatorFigures({ annotator, repeats, taskType }: AnnotatorFiguresProps) {
  const t = useTranslations("organizer.annotators");
  const standing = useTranslations("organizer.standing");
  const format = useFormatter();
  const isRated = ratesOnScale(taskType);
  return (
    <dl className="grid rounded-card border border-hairline bg-surface p-4 text-label tabular-nums wide:grid-cols-2">
      <Figure name={t("hits")}>{format.number(annotator.hits)}</Figure>
      {hasGold(taskType) ? (
        <Figure name={t("gold")}>
          {standing.rich("goldOf", {
            right: annotator.goldRight,
            answered: annotator.goldAnswered,
            share: () => <Estimate estimate={annotator.goldAccuracy} method="wilson" />,
          })}
        </Figure>
      ) : null}
      {isRated ? (
        <Figure name={t("agreement")}>
          <Correlation estimate={annotator.agreement} />
        </Figure>
      ) : null}
      <Figure name={standing("seconds")}>
        <Seconds seconds={annotator.medianSeconds} />
      </Figure>
      <Figure name={t("run")}>{standing("runOf", { run: annotator.longestRun })}</Figure>
      {isRated ? (
        <Figure name={t("missing")}>
          <Estimate estimate={annotator.missingShare} method="wilson" />
        </Figure>
      ) : null}
      {repeats === null ? null : (
        <Figure name={standing("repeats")}>
          {standing.rich(repeats.meanDifference === null ? "repeatsSame" : "repeatsOf", {
            same: repeats.same,
            n: repeats.n,
            share: () => <Estimate estimate={repeats.sameShare} method="wilson" />,
            difference: format.number(repeats.meanDifference ?? 0, { maximumFractionDigits: 2 }),
          })}
        </Figure>
      )}
      <Figure name={t("late")}>{format.number(annotator.latePages)}</Figure>
      <Figure name={t("due")}>
        <Money amount={annotator.due} />
      </Figure>
      <Figure name={standing("joined")}>
        <Moment at={annotator.joinedAt} show="full" />
      </Figure>
      <Figure name={t("lastSeen")}>
        <Moment at={annotator.lastSeenAt} show="full" />
      </Figure>
      <Figure name={standing("sourceOf")}>
        {t(`sources.${annotator.source}`)} {annotator.externalId}
      </Figure>
    </dl>
  );
}
