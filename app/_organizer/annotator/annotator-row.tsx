import { Link } from "@/app/_ui/link";
import { useFormatter, useTranslations } from "next-intl";
import { Money } from "@/app/_ui/money";
import { ShownCorrelation } from "@/app/_ui/correlation";
import { EstimateFigure } from "@/app/_ui/estimate";
import { ExcludeButton } from "@/app/_organizer/exclusion/exclude-button";
import { Moment } from "@/app/_ui/moment";
import { Cell } from "@/app/_ui/table";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { ExcludedBadge } from "./excluded-badge";
import { Seconds } from "./seconds";
import { AnnotatorStatusBadge } from "./annotator-status-badge";

interface AnnotatorRowProps {
  project: string;
  annotator: ListedAnnotator;
  /** Whether there can be gold. */
  isChecked: boolean;
  /** Whether people answer with values of a scale. */
  isRated: boolean;
}

/** An interval stands under its figure, so that all columns fit a common screen. */
const stacked = "[&_.text-muted]:block";

/** One annotator; the id leads to all about them. */
export function AnnotatorRow({ project, annotator, isChecked, isRated }: AnnotatorRowProps) {
  const t = useTranslations("organizer.annotators");
  const format = useFormatter();
  const { pseudonym, isExcluded } = annotator;
  return (
    <tr className={isExcluded ? "text-excluded line-through" : ""}>
      <Cell className="font-semibold whitespace-nowrap">
        <Link
          href={`/projects/${project}/annotators/${encodeURIComponent(pseudonym)}`}
          className="inline-flex min-h-6 items-center"
        >
          {pseudonym}
        </Link>
        <span className="block max-w-44 font-normal wrap-anywhere whitespace-normal text-muted">
          {t(`sources.${annotator.source}`)} {annotator.externalId}
        </span>
      </Cell>
      <Cell label={t("state")}>
        <span className="inline-block no-underline">
          {isExcluded ? <ExcludedBadge /> : <AnnotatorStatusBadge state={annotator.state} />}
        </span>
        {annotator.objects ? <span className="block text-warn">{t("objects")}</span> : null}
      </Cell>
      <Cell numeric label={t("hits")}>
        {format.number(annotator.hits)}
        {annotator.lateHits === 0 ? null : (
          <span className="block text-muted">{t("lateOf", { count: annotator.lateHits })}</span>
        )}
        {annotator.checksFailed === 0 ? null : (
          <span className="block text-muted">
            {t("checksOf", {
              failed: annotator.checksFailed,
              answered: annotator.checksPassed + annotator.checksFailed,
            })}
          </span>
        )}
      </Cell>
      {isChecked ? (
        <Cell className={stacked} label={t("gold")}>
          {annotator.goldAnswered === 0 ? null : (
            <span className="block">
              {t("rightOf", { right: annotator.goldRight, answered: annotator.goldAnswered })}
            </span>
          )}
          <EstimateFigure estimate={annotator.goldAccuracy} method="wilson" />
        </Cell>
      ) : null}
      {isRated ? (
        <Cell className={stacked} label={t("agreement")}>
          <ShownCorrelation estimate={annotator.agreement} />
        </Cell>
      ) : null}
      <Cell numeric label={t("seconds")}>
        <Seconds seconds={annotator.medianSeconds} />
      </Cell>
      <Cell numeric label={t("run")}>
        {format.number(annotator.longestRun)}
      </Cell>
      {isRated ? (
        <Cell className={stacked} label={t("missing")}>
          <EstimateFigure estimate={annotator.missingShare} method="wilson" />
        </Cell>
      ) : null}
      <Cell numeric label={t("due")}>
        <Money amount={annotator.due} />
      </Cell>
      <Cell label={t("lastSeen")}>
        <Moment at={annotator.lastSeenAt} show="full" />
      </Cell>
      <Cell className="whitespace-nowrap">
        <span className="inline-block no-underline">
          <ExcludeButton project={project} annotator={pseudonym} isExcluded={isExcluded} />
        </span>
      </Cell>
    </tr>
  );
}
