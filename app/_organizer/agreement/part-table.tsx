import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { DimensionAgreement } from "@/server/domain/agreement/agreement";
import { FigureText } from "./figure-text";
import { usePartName } from "./use-part-name";
import { useTitleOf } from "./use-title-of";

interface PartTableProps {
  dimension: DimensionAgreement;
  /** Names the dimension where there are several. */
  named: string | null;
  /** Values are names, so that nothing correlates. */
  isNominal: boolean;
}

/** Agreement of all items, of each dataset and of each import. */
export function PartTable({ dimension, named, isNominal }: PartTableProps) {
  const t = useTranslations("organizer.agreement.parts");
  const nameOf = usePartName();
  const titleOf = useTitleOf(named);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2>{t("title")}</h2>
      <Table label={titleOf(t("title"))}>
        <thead>
          <tr>
            <HeadCell>{t("part")}</HeadCell>
            <HeadCell>{t("alpha")}</HeadCell>
            <HeadCell>{t("unadjudicated")}</HeadCell>
            {isNominal ? null : <HeadCell>{t("interTagger")}</HeadCell>}
            {isNominal ? null : <HeadCell>{t("pairwise")}</HeadCell>}
            <HeadCell numeric>{t("judgments")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {dimension.parts.map((part) => (
            <tr key={`${part.kind} ${part.name}`}>
              <Cell>{nameOf(part)}</Cell>
              <Cell className="min-w-40">
                <FigureText figure={part.alpha} unit="items" />
              </Cell>
              <Cell className="min-w-40">
                <FigureText figure={part.unadjudicated} unit="items" />
              </Cell>
              {isNominal ? null : (
                <>
                  <Cell className="min-w-40">
                    <FigureText figure={part.interTagger} unit="annotators" />
                  </Cell>
                  <Cell className="min-w-40">
                    <FigureText figure={part.pairwise} unit="pairs" />
                  </Cell>
                </>
              )}
              <Cell numeric>{t("count", { count: part.judgments })}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
