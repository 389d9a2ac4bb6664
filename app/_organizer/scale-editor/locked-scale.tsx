import { Lock } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { SectionProps } from "@/app/_organizer/task-settings/section";
import { Cell, HeadCell, Table } from "@/app/_ui/table";

/** The scale that the launch has fixed, and why it stays. */
export function LockedScale({ project }: SectionProps) {
  const t = useTranslations("organizer.scale");
  const ui = useTranslations("organizer.ui");
  const format = useFormatter();
  const { question, scale, language } = project;
  return (
    <>
      <p className="flex items-center gap-2 text-label text-muted">
        <Lock aria-hidden size={14} className="shrink-0" />
        {ui("locked")}
      </p>
      <p className="text-label">
        {project.dimensions.length === 1 ? <span lang={language}>{question}</span> : null}{" "}
        {t("lockedStep", { step: scale.step, notApplicable: scale.notApplicable ? "yes" : "no" })}
      </p>
      <Table cards label={t("points")}>
        <thead>
          <tr>
            <HeadCell numeric>{t("value")}</HeadCell>
            <HeadCell>{t("pointLabel")}</HeadCell>
            <HeadCell>{t("definition")}</HeadCell>
            <HeadCell>{t("exampleA")}</HeadCell>
            <HeadCell>{t("exampleB")}</HeadCell>
          </tr>
        </thead>
        <tbody lang={language}>
          {scale.points.map((point) => (
            <tr key={point.value}>
              <Cell numeric>{format.number(point.value)}</Cell>
              <Cell label={t("pointLabel")}>{point.label}</Cell>
              <Cell across label={t("definition")}>
                {point.definition}
              </Cell>
              <Cell across label={t("exampleA")}>
                {point.exampleA}
              </Cell>
              <Cell across label={t("exampleB")}>
                {point.exampleB}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
