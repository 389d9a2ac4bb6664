import { useTranslations } from "next-intl";
import type { SectionProps } from "@/app/_organizer/task-settings/section";
import { Card } from "@/app/_ui/card";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { DimensionEditor } from "./dimension-editor";

/** What is asked about each item as a section of the set-up: edited in a draft, shown afterwards. */
export function DimensionSection({ project }: SectionProps) {
  const t = useTranslations("organizer.dimensions");
  return (
    <Card id="dimensions" title={t("title")} description={t("hint")}>
      {project.frozen.includes("scale") ? (
        <Table label={t("table")}>
          <thead>
            <tr>
              <HeadCell>{t("name")}</HeadCell>
              <HeadCell>{t("question")}</HeadCell>
              <HeadCell>{t("definition")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {project.dimensions.map(({ name, question, definition }) => (
              <tr key={name}>
                <Cell>{name}</Cell>
                <Cell lang={project.language}>{question}</Cell>
                <Cell lang={project.language}>{definition}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <DimensionEditor project={project} />
      )}
    </Card>
  );
}
