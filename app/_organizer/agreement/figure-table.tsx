import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { furtherNames, type DimensionAgreement, type FurtherName } from "@/server/domain/agreement/agreement";
import type { AgreementFigure } from "@/server/domain/agreement/figure";
import { FigureText, type FigureUnit } from "./figure-text";
import { useTitleOf } from "./use-title-of";

const furtherUnits: Partial<Record<FurtherName, FigureUnit>> = {
  percent: "judgmentPairs",
  weightedKappa: "pairs",
  icc21: "completeItems",
  icc2k: "completeItems",
  icc31: "completeItems",
  icc3k: "completeItems",
};

/** What has a meaning where values are names. */
const nominalNames = ["percent", "fleissKappa"] as const satisfies readonly FurtherName[];

interface FigureTableProps {
  dimension: DimensionAgreement;
  /** Names the dimension where there are several. */
  named: string | null;
  isNominal: boolean;
}

/** The figures of agreement over all items, each with what it rests on. */
export function FigureTable({ dimension, named, isNominal }: FigureTableProps) {
  const t = useTranslations("organizer.agreement.figures");
  const titleOf = useTitleOf(named);
  const { interTagger, pairwise, further } = dimension;
  const correlated: { name: string; figure: AgreementFigure; unit: FigureUnit }[] = [
    { name: t("interTaggerPearson"), figure: interTagger.pearson, unit: "annotators" },
    { name: t("interTaggerSpearman"), figure: interTagger.spearman, unit: "annotators" },
    { name: t("pairwisePearson"), figure: pairwise.pearson, unit: "pairs" },
    { name: t("pairwiseSpearman"), figure: pairwise.spearman, unit: "pairs" },
    { name: t("pairwiseKendall"), figure: pairwise.kendall, unit: "pairs" },
  ];
  const rows = [
    ...(isNominal ? [] : correlated),
    ...(isNominal ? nominalNames : furtherNames).map((name) => ({
      name: t(name),
      figure: further[name],
      unit: furtherUnits[name] ?? ("items" as const),
    })),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2>{t("title")}</h2>
      <Table label={titleOf(t("title"))}>
        <thead>
          <tr>
            <HeadCell>{t("figure")}</HeadCell>
            <HeadCell>{t("value")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure, unit }) => (
            <tr key={name}>
              <Cell>{name}</Cell>
              <Cell>
                <FigureText figure={figure} unit={unit} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
