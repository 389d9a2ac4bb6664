import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { AgreementRow, AgreementFigures } from "@/server/domain/agreement/report";
import { statistics } from "@/server/domain/agreement/statistics";
import { FigureText } from "./figure-text";
import { usePartName } from "./use-part-name";
import { useTitleOf } from "./use-title-of";

interface PartTableProps {
  rows: readonly AgreementRow[];
  /** Names the dimension where there are several. */
  named: string | null;
  /** Values are names, so that nothing correlates. */
  isNominal: boolean;
}

/** Agreement of all items, of each dataset and of each import. */
export function PartTable({ rows, named, isNominal }: PartTableProps) {
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
          {rows.map((part) => (
            <tr key={`${part.kind} ${part.name}`}>
              <Cell>{nameOf(part)}</Cell>
              <FigureCell name="alpha" figures={part.figures} />
              <FigureCell name="alpha" figures={{ alpha: part.unadjudicated }} />
              {isNominal ? null : (
                <>
                  <FigureCell name="interTaggerPearson" figures={part.figures} />
                  <FigureCell name="pairwisePearson" figures={part.figures} />
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

function FigureCell({ name, figures }: { name: keyof AgreementFigures; figures: AgreementFigures }) {
  const figure = figures[name];
  return (
    <Cell className="min-w-40">
      {figure === undefined ? null : <FigureText figure={figure} unit={statistics[name].unit} />}
    </Cell>
  );
}
