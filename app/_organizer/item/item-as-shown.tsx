import { useTranslations } from "next-intl";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { ChoiceTexts } from "@/task-types/choice/choice-texts";
import { annotatorTaskMessages } from "@/task-types/messages";
import { RecordsTable } from "@/task-types/typed-rating/records-table";
import { WordAndSense } from "@/task-types/word-to-sense/word-and-sense";
import { PairTexts } from "@/app/_annotator/pair-card/pair-texts";

interface ItemAsShownProps {
  project: Pick<ProjectDetail, "slug" | "language">;
  item: Pick<AdjudicationCase, "textA" | "textB" | "shown">;
}

/** An item as annotators have it before them. */
export function ItemAsShown({ project: { slug, language }, item }: ItemAsShownProps) {
  const t = useTranslations("organizer.adjudication");
  const labels = { textA: t("textA"), textB: t("textB") };
  const { shown } = item;
  if (shown?.type === "typed-rating") {
    const texts = annotatorTaskMessages["typed-rating"].widget;
    return <RecordsTable item={shown} project={slug} {...{ language, labels, texts }} />;
  }
  if (shown?.type === "word-to-sense") {
    const texts = annotatorTaskMessages["word-to-sense"].widget;
    return <WordAndSense item={shown} {...{ language, labels, texts }} />;
  }
  if (shown?.type === "choice") {
    const { letter } = annotatorTaskMessages.choice.widget;
    return <ChoiceTexts item={shown} language={language} labels={{ letter, ...labels }} />;
  }
  // Its pairs stand at the numbers to choose from.
  if (shown?.type === "best-worst") return null;
  return <PairTexts textA={item.textA} textB={item.textB} {...{ language, labels }} />;
}
