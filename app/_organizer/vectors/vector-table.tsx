import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { VectorScores } from "@/server/domain/vectors/contracts";

interface VectorTableProps {
  fileName: string;
  scores: VectorScores;
}

/** The figures of word vectors, with what stands beside them. */
export function VectorTable({ fileName, scores }: VectorTableProps) {
  const t = useTranslations("organizer.vectors");
  const ui = useTranslations("organizer.ui");
  const { figures, rows, counts } = scores;
  const label = t("of", { name: fileName });
  return (
    <div className="flex flex-col gap-2">
      <h3>{label}</h3>
      <p role="status" className="text-label">
        {counts
          .filter(({ name, count }) => count > 0 || name.startsWith("unknown"))
          .map(({ name, count }) => t(`counts.${name}`, { count }))
          .join(" · ")}
      </p>
      <Table label={label}>
        <thead>
          <tr>
            <HeadCell>{t("model")}</HeadCell>
            {figures.map((name) => (
              <HeadCell key={name} numeric>
                {t(`figures.${name}`)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ model, values }) => (
            <tr key={model}>
              <Cell>{t(`models.${model}`)}</Cell>
              {values.map((value, at) => (
                <Cell key={figures[at]} numeric>
                  {value === null ? ui("none") : t("figure", { value })}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
