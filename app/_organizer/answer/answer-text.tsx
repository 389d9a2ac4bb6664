import { useFormatter, useTranslations } from "next-intl";
import { ItemText } from "@/app/_organizer/item/item-text";
import { WrittenTextBlock } from "@/app/_organizer/writing-review/written-text";
import type { AnswerInWords } from "@/server/domain/task/answer-in-words";
import { OrderText } from "./order-text";
import { UnitsText } from "./units-text";

interface AnswerTextProps {
  answer: AnswerInWords;
  /** Of the project's items. */
  language: string;
}

/** One answer as its task type tells it: a value, the chosen text, an order, or what was written. */
export function AnswerText({ answer, language }: AnswerTextProps) {
  const t = useTranslations("organizer.answer");
  const format = useFormatter();
  switch (answer.kind) {
    case "value":
      return answer.value === null ? t("notApplicable") : format.number(answer.value);
    case "choice":
      return (
        <span className="flex gap-2">
          <span className="text-muted">{format.number(answer.number)}</span>
          <ItemText text={answer.text} lang={language} />
        </span>
      );
    case "ranking":
      return <OrderText places={answer.places} language={language} />;
    case "units":
      return <UnitsText units={answer.units} language={language} />;
    case "text":
      return <WrittenTextBlock written={{ text: answer.text }} language={language} />;
    case "blank":
      return <WrittenTextBlock written={{ blank: answer.reason }} language={language} />;
  }
}
