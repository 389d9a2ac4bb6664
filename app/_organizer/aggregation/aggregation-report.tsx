import { useFormatter, useTranslations } from "next-intl";
import { FigureText } from "@/app/_organizer/agreement/figure-text";
import { ResultFileLinks } from "@/app/_organizer/agreement/result-files";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { AggregationResult } from "@/server/domain/aggregation/aggregation";
import type { ShownAggregation } from "@/server/domain/aggregation/contracts";
import { useWayName } from "./use-way-name";

/** What another way to gold values would change. */
export function AggregationReport({ project, shown }: { project: string; shown: ShownAggregation }) {
  const t = useTranslations("organizer.aggregation");
  const nameOf = useWayName();
  const { result, aggregation, at, job } = shown;
  return (
    <div className="flex flex-col gap-3 text-label">
      <p>
        {t.rich("compared", {
          from: nameOf(result.own.aggregation),
          to: nameOf(aggregation.aggregation),
          at: () => <Moment at={at} show="full" />,
        })}
      </p>
      {result.dimensions.map((dimension) => (
        <Moves key={dimension.name} dimension={dimension} areNames={result.areNames} />
      ))}
      <ResultFileLinks project={project} job={job} files={result.files} />
    </div>
  );
}

interface MovesProps extends Pick<AggregationResult, "areNames"> {
  dimension: AggregationResult["dimensions"][number];
}

function Moves({ dimension, areNames }: MovesProps) {
  const t = useTranslations("organizer.aggregation");
  const format = useFormatter();
  const { items, moved, meanMove, largestMove, pearson, gained, lost, furthest } = dimension;
  const points = (value: number | null) =>
    value === null ? t("none") : format.number(value, { maximumFractionDigits: 3 });
  return (
    <>
      {areNames ? (
        <p>{t("changed", { moved, items, gained, lost })}</p>
      ) : (
        <p>
          {t("moved", { moved, items, mean: points(meanMove), most: points(largestMove), gained, lost })}{" "}
          {t("correlation")} <FigureText figure={pearson} unit="items" />
        </p>
      )}
      {furthest.length === 0 ? null : (
        <Table label={t(areNames ? "changes" : "furthest")}>
          <thead>
            <tr>
              <HeadCell>{t("item")}</HeadCell>
              <HeadCell>{t("dataset")}</HeadCell>
              <HeadCell numeric>{t("from")}</HeadCell>
              <HeadCell numeric>{t("to")}</HeadCell>
              <HeadCell numeric>{t("n")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {furthest.map((row) => (
              <tr key={`${row.dataset} ${row.item}`}>
                <Cell>{row.item}</Cell>
                <Cell>{row.dataset}</Cell>
                <Cell numeric>{points(row.from)}</Cell>
                <Cell numeric>{points(row.to)}</Cell>
                <Cell numeric>{points(row.n)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
