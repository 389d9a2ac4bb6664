import { useTranslations } from "next-intl";
import { Card } from "@/app/_components/ui/card";
import { Cell, HeadCell, Table } from "@/app/_components/ui/table";
import type { DimensionAgreement } from "@/server/domain/agreement/agreement";
import { FigureText } from "./figure-text";
import { usePartName } from "./use-part-name";

/** Agreement of all items, of each dataset and of each import. */
export function PartTable({ dimension }: { dimension: DimensionAgreement }) {
  const t = useTranslations("organizer.agreement.parts");
  const nameOf = usePartName();
  return (
    <Card title={t("title")}>
      <Table label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("part")}</HeadCell>
            <HeadCell>{t("alpha")}</HeadCell>
            <HeadCell>{t("unadjudicated")}</HeadCell>
            <HeadCell>{t("interTagger")}</HeadCell>
            <HeadCell>{t("pairwise")}</HeadCell>
            <HeadCell numeric>{t("judgments")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {dimension.parts.map((part) => (
            <tr key={`${part.kind} ${part.name}`}>
              <Cell>{nameOf(part)}</Cell>
              <Cell>
                <FigureText figure={part.alpha} unit="items" />
              </Cell>
              <Cell>
                <FigureText figure={part.unadjudicated} unit="items" />
              </Cell>
              <Cell>
                <FigureText figure={part.interTagger} unit="annotators" />
              </Cell>
              <Cell>
                <FigureText figure={part.pairwise} unit="pairs" />
              </Cell>
              <Cell numeric>{t("count", { count: part.judgments })}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
