import { useTranslations } from "next-intl";
import { isSummary, subjectOfColumn } from "@/server/domain/evaluation/leaderboard";

/** What a column of the leaderboard is called. */
export function useColumnName(): (column: string) => string {
  const t = useTranslations("organizer.evaluation.leaderboard.columns");
  return (column) => {
    const subject = subjectOfColumn(column);
    if (subject !== null) return subject;
    return isSummary(column) || column === "run" ? t(column) : t("rank");
  };
}
