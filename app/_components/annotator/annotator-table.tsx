import { useTranslations } from "next-intl";
import { HeadCell, Table } from "@/app/_components/ui/table";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { AnnotatorRow } from "./annotator-row";

interface AnnotatorTableProps {
  project: string;
  annotators: readonly ListedAnnotator[];
}

/** Everybody asked for, with how they do. The recruiter's id is for those who manage people only. */
export function AnnotatorTable({ project, annotators }: AnnotatorTableProps) {
  const t = useTranslations("organizer.annotators");
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("pseudonym")}</HeadCell>
          <HeadCell>{t("state")}</HeadCell>
          <HeadCell numeric>{t("hits")}</HeadCell>
          <HeadCell numeric>{t("gold")}</HeadCell>
          <HeadCell>{t("goldShare")}</HeadCell>
          <HeadCell>{t("agreement")}</HeadCell>
          <HeadCell numeric>{t("seconds")}</HeadCell>
          <HeadCell numeric>{t("run")}</HeadCell>
          <HeadCell>{t("missing")}</HeadCell>
          <HeadCell numeric>{t("late")}</HeadCell>
          <HeadCell numeric>{t("due")}</HeadCell>
          <HeadCell>{t("lastSeen")}</HeadCell>
          <HeadCell>{t("source")}</HeadCell>
          <HeadCell>{t("acts")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {annotators.map((annotator) => (
          <AnnotatorRow key={annotator.id} project={project} annotator={annotator} />
        ))}
      </tbody>
    </Table>
  );
}
