import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { affordableSamples } from "@/server/domain/agreement/affordable-samples";
import { headlineDimension } from "@/server/domain/agreement/headline-dimension";
import type { LatestAgreement } from "@/server/domain/agreement/contracts";

/** What the figures rest on, and when they were computed and by whom. */
export function BasisLine({ report, isInterim }: { report: LatestAgreement; isInterim: boolean }) {
  const t = useTranslations("organizer.agreement");
  const { result, snapshot, at, by } = report;
  const headline = headlineDimension(result.dimensions.map(({ name }) => name));
  const largest = Math.max(0, ...(result.report?.rows ?? []).map(({ judgments }) => judgments));
  const samples = affordableSamples(largest, result.replicates);
  const { rankings, level, replicates } = result;
  const method =
    rankings !== null
      ? t("rankings.method", { replicates })
      : result.report === null
        ? t("unitsMethod", { replicates })
        : t("method", { level: t(`levels.${level}`), samples });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
      {isInterim ? (
        <span
          title={t("interimHint")}
          className="rounded-cell border border-live px-2 font-semibold text-live"
        >
          {t("interim")}
        </span>
      ) : null}
      <p>
        {t.rich("basis", {
          judgments: snapshot.judgments,
          dimensions: result.dimensions.length,
          items: snapshot.items,
          annotators: snapshot.annotators,
          by: by ?? "",
          hasBy: by === null ? "no" : "yes",
          at: () => <Moment at={at} show="full" />,
        })}{" "}
        {method} {headline === null ? null : t("headline", { dimension: headline })}
      </p>
    </div>
  );
}
