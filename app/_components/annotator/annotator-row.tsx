import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { Money } from "@/app/_components/count/money";
import { Correlation } from "@/app/_components/estimate/correlation";
import { Estimate } from "@/app/_components/estimate/estimate";
import { ExcludeButton } from "@/app/_components/exclusion/exclude-button";
import { Moment } from "@/app/_components/ui/moment";
import { Cell } from "@/app/_components/ui/table";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { ExcludedBadge } from "./excluded-badge";
import { Seconds } from "./seconds";
import { StandingBadge } from "./standing-badge";

interface AnnotatorRowProps {
  project: string;
  annotator: ListedAnnotator;
  /** Whether there can be gold. */
  isChecked: boolean;
  /** Whether people answer with values of a scale. */
  isRated: boolean;
}

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
      </Cell>
      <Cell>
        <span className="inline-block no-underline">
          {isExcluded ? <ExcludedBadge /> : <StandingBadge state={annotator.state} />}
        </span>
        {annotator.objects ? <span className="block text-warn">{t("objects")}</span> : null}
      </Cell>
      <Cell numeric>{format.number(annotator.hits)}</Cell>
      {isChecked ? (
        <>
          <Cell numeric>
            {t("rightOf", { right: annotator.goldRight, answered: annotator.goldAnswered })}
          </Cell>
          <Cell>
            <Estimate estimate={annotator.goldAccuracy} method="wilson" />
          </Cell>
        </>
      ) : null}
      {isRated ? (
        <Cell>
          <Correlation estimate={annotator.agreement} />
        </Cell>
      ) : null}
      <Cell numeric>
        <Seconds seconds={annotator.medianSeconds} />
      </Cell>
      <Cell numeric>{format.number(annotator.longestRun)}</Cell>
      {isRated ? (
        <Cell>
          <Estimate estimate={annotator.missingShare} method="wilson" />
        </Cell>
      ) : null}
      <Cell numeric>{format.number(annotator.latePages)}</Cell>
      <Cell numeric>
        <Money amount={annotator.due} />
      </Cell>
      <Cell>
        <Moment at={annotator.lastSeenAt} show="full" />
      </Cell>
      <Cell className="min-w-40 wrap-anywhere">
        {t(`sources.${annotator.source}`)} {annotator.externalId}
      </Cell>
      <Cell className="whitespace-nowrap">
        <span className="inline-block no-underline">
          <ExcludeButton project={project} annotator={pseudonym} isExcluded={isExcluded} />
        </span>
      </Cell>
    </tr>
  );
}
