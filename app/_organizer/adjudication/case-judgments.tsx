import { useFormatter, useTranslations } from "next-intl";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import { namesAnswers } from "@/server/domain/task/traits";
import { printedValue } from "@/app/_annotator/scale-input/printed-value";

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** What the annotators answered, with their comments, and what it comes to. */
export function CaseJudgments({ item, blind }: { item: AdjudicationCase; blind: boolean }) {
  const t = useTranslations("organizer.adjudication");
  const format = useFormatter();
  const { judgments, mean, range } = item;
  const number = (value: number) => format.number(value, twoDecimals).replace("-", "−");
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-label font-semibold">{t("judgments")}</h3>
      <ul className="flex flex-wrap gap-2" aria-label={blind ? t("shuffled") : t("judgments")}>
        {judgments.map(({ value, comment, confidence, annotator }, at) => (
          <li key={at} className="flex max-w-prose flex-col rounded-cell border border-hairline px-3 py-1">
            <span className="font-semibold tabular-nums">
              <bdi>{value === null ? t("notApplicable") : printedValue(value)}</bdi>{" "}
              {annotator === null ? null : (
                <span className="text-label font-normal text-muted">{annotator}</span>
              )}
            </span>
            {confidence === null ? null : (
              <span className="text-label text-muted">{t(`confidences.${confidence}`)}</span>
            )}
            {comment === null ? null : (
              <span className="text-label break-words" dir="auto">
                {t("comment", { comment })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {blind ? <p className="text-label text-muted">{t("shuffled")}</p> : null}
      {namesAnswers(item.shown.type) ? null : (
        <p className="text-label tabular-nums">
          {mean.value === null
            ? t("noMean", { n: mean.n })
            : t("mean", {
                mean: number(mean.value),
                low: number(mean.low),
                high: number(mean.high),
                n: mean.n,
                range: printedValue(Number(range.toPrecision(12))),
              })}
        </p>
      )}
    </div>
  );
}
