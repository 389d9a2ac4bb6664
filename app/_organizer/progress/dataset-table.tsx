import { useTranslations } from "next-intl";
import { Done } from "@/app/_ui/done";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ProjectProgress } from "@/server/domain/project/progress";

/** How far each dataset is. */
export function DatasetTable({ datasets }: { datasets: ProjectProgress["datasets"] }) {
  const t = useTranslations("organizer.overview");
  return (
    <section className="flex flex-col gap-2">
      <h2>{t("datasets")}</h2>
      <Table label={t("datasets")}>
        <thead>
          <tr>
            <HeadCell>{t("dataset")}</HeadCell>
            <HeadCell numeric>{t("items")}</HeadCell>
            <HeadCell>{t("judged")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {datasets.map((dataset) => (
            <tr key={dataset.name}>
              <Cell>{dataset.name}</Cell>
              <Cell numeric>{dataset.items}</Cell>
              <Cell>
                <Done {...dataset.judgments} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
