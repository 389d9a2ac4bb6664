import { useFormatter, useTranslations } from "next-intl";
import { EstimateText } from "./estimate-text";
import { CaterpillarPlot } from "@/app/_charts/caterpillar-plot";
import { ComparisonGrid } from "@/app/_charts/comparison-grid";
import { useReasonText } from "@/app/_charts/reason-text";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import type { RankingAgreement } from "@/server/domain/agreement/ranking-agreement";

interface RankingReportProps {
  project: string;
  rankings: RankingAgreement;
  /** Whether the reader may open the page of an annotator. */
  mayOrganize: boolean;
}

/** How far annotators agree who rank target groups: overall, each with the others, and group by group. */
export function RankingReportSection({ project, rankings, mayOrganize }: RankingReportProps) {
  const t = useTranslations("organizer.agreement.rankings");
  const { parts, annotatorRows, bound, divided } = rankings;
  const lowest = annotatorRows.filter(
    ({ spearman }) => bound !== null && spearman.value !== null && spearman.value < bound,
  ).length;
  return (
    <>
      <PartRows parts={parts} />
      <CaterpillarPlot
        isRanked
        title={bound === null ? t("annotators") : t("annotatorsBelow", { n: lowest })}
        file={`${project}-annotators`}
        bound={bound}
        rows={annotatorRows.map(({ annotator, groups, spearman }) => ({
          annotator,
          estimate: spearman,
          hits: groups,
          isExcluded: false,
          ...(mayOrganize && {
            href: `/projects/${project}/annotators/${encodeURIComponent(annotator)}`,
          }),
        }))}
      />
      <GroupRows groups={rankings.groupRows} />
      {divided.length === 0 ? null : <h2>{t("divided")}</h2>}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        {divided.map(({ item, target, candidates, comparisons }) => (
          <ComparisonGrid
            key={item}
            title={t("grid", { target })}
            file={`${project}-${item}`}
            candidates={candidates}
            comparisons={comparisons}
          />
        ))}
      </div>
    </>
  );
}

function PartRows({ parts }: Pick<RankingAgreement, "parts">) {
  const t = useTranslations("organizer.agreement.rankings");
  const format = useFormatter();
  return (
    <Table label={t("parts")}>
      <thead>
        <tr>
          <HeadCell>{t("part")}</HeadCell>
          <HeadCell>{t("pairwise")}</HeadCell>
          <HeadCell>{t("groups")}</HeadCell>
          <HeadCell>{t("rankingCount")}</HeadCell>
          <HeadCell>{t("people")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, pairwise, groups, rankings, annotators }) => (
          <tr key={name}>
            <Cell>{name === "" ? t("all") : name}</Cell>
            <Cell>
              <EstimateText estimate={pairwise} />
            </Cell>
            <Cell>{format.number(groups)}</Cell>
            <Cell>{format.number(rankings)}</Cell>
            <Cell>{format.number(annotators)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function GroupRows({ groups }: { groups: RankingAgreement["groupRows"] }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement.rankings");
  const format = useFormatter();
  const reasonText = useReasonText();
  return (
    <details>
      <summary className="min-h-6">{t("byGroup")}</summary>
      <Table label={t("byGroup")}>
        <thead>
          <tr>
            <HeadCell>{t("group")}</HeadCell>
            <HeadCell>{t("target")}</HeadCell>
            <HeadCell>{t("concordance")}</HeadCell>
            <HeadCell>{t("people")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ item, dataset, target, annotators, w, reason }) => (
            <tr key={`${dataset} ${item}`}>
              <Cell>{item}</Cell>
              <Cell>
                <bdi>{target}</bdi>
              </Cell>
              <Cell>{w === null ? t("undefined", { reason: reasonText(reason) ?? "" }) : rText(w)}</Cell>
              <Cell>{format.number(annotators)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
