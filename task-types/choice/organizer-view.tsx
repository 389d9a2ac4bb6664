"use client";

import type { ItemViewProps, OrganizerView } from "@/app/_organizer/task/organizer-view";
import { isOf } from "@/app/_annotator/widget/widget";
import type { TaskFigures } from "@/server/domain/agreement/task-figures";
import { ChoiceFiguresTable } from "./choice-figures";
import { ChoiceTexts } from "./choice-texts";
import messages from "./messages.en.json";
import { TakenAnswers } from "./taken-answers";

function Question({ item, language, labels }: ItemViewProps) {
  const { letter } = messages.annotator.widget;
  return isOf("choice", item) ? (
    <ChoiceTexts item={item} language={language} labels={{ letter, ...labels }} />
  ) : null;
}

function HumanFigures({ figures }: { figures: TaskFigures }) {
  if (figures.type !== "choice") return null;
  return (
    <>
      <ChoiceFiguresTable figures={figures} />
      <TakenAnswers figures={figures} />
    </>
  );
}

export const choiceView: OrganizerView = { Item: Question, Figures: HumanFigures };
