import { useTranslations } from "next-intl";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { annotatorTaskMessages } from "@/server/task-types/messages";
import { RecordsTable } from "@/server/task-types/typed-rating/records-table";
import { PairTexts } from "../pair-card/pair-texts";

interface CaseItemProps {
  project: Pick<ProjectDetail, "slug" | "language">;
  item: AdjudicationCase;
}

/** What is to be decided, as annotators had it before them. */
export function CaseItem({ project: { slug, language }, item }: CaseItemProps) {
  const t = useTranslations("organizer.adjudication");
  const labels = { textA: t("textA"), textB: t("textB") };
  const { shown } = item;
  if (shown?.type === "typed-rating") {
    const texts = annotatorTaskMessages["typed-rating"].widget;
    return <RecordsTable item={shown} project={slug} {...{ language, labels, texts }} />;
  }
  return <PairTexts textA={item.textA} textB={item.textB} {...{ language, labels }} />;
}
