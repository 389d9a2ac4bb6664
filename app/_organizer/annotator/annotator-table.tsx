import { useTranslations } from "next-intl";
import { HeadCell, Table } from "@/app/_ui/table";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold, ratesOnScale } from "@/server/domain/task/traits";
import { AnnotatorRow } from "./annotator-row";

interface AnnotatorTableProps {
  project: string;
  taskType: TaskType;
  annotators: readonly ListedAnnotator[];
}

/** Everybody asked for, with how they do. The recruiter's id is for those who manage people only. */
export function AnnotatorTable({ project, taskType, annotators }: AnnotatorTableProps) {
  const t = useTranslations("organizer.annotators");
  const isChecked = hasGold(taskType);
  const isRated = ratesOnScale(taskType);
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("pseudonym")}</HeadCell>
          <HeadCell>{t("state")}</HeadCell>
          <HeadCell numeric>{t("hits")}</HeadCell>
          {isChecked ? <HeadCell>{t("gold")}</HeadCell> : null}
          {isRated ? <HeadCell>{t("agreement")}</HeadCell> : null}
          <HeadCell numeric>{t("seconds")}</HeadCell>
          <HeadCell numeric>{t("run")}</HeadCell>
          {isRated ? <HeadCell>{t("missing")}</HeadCell> : null}
          <HeadCell numeric>{t("due")}</HeadCell>
          <HeadCell>{t("lastSeen")}</HeadCell>
          <HeadCell>{t("acts")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {annotators.map((annotator) => (
          <AnnotatorRow key={annotator.id} {...{ project, annotator, isChecked, isRated }} />
        ))}
      </tbody>
    </Table>
  );
}
