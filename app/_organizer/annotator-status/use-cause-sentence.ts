import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "@/app/_ui/share-style";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import type { AnnotatorStatusCause } from "@/server/domain/annotator-status/annotator-status";

interface GoldCounts {
  goldRight: number;
  goldAnswered: number;
}

/** Why a status changed, in words, with the figure and the bound that were compared. */
export function useCauseSentence() {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.annotatorStatus.causes");
  const format = useFormatter();
  return (
    { rule, value = 0, bound = 0 }: AnnotatorStatusCause,
    { goldRight, goldAnswered }: GoldCounts,
  ): string => {
    switch (rule) {
      case "accuracy":
        return t("accuracy", { right: goldRight, answered: goldAnswered });
      case "straight-line":
        return t("straight-line", { value, bound: format.number(bound) });
      case "seconds": {
        const seconds = (figure: number) => format.number(figure, { maximumFractionDigits: 1 });
        return t("seconds", { value: seconds(value), bound: seconds(bound) });
      }
      case "missing-share": {
        const share = (figure: number) => format.number(figure, shareStyle(figure));
        return t("missing-share", { value: share(value), bound: share(bound) });
      }
      case "agreement":
        return t("agreement", { value: rText(value), bound: rText(bound) });
      case "attention-checks":
        return t("attention-checks", { value, bound });
      default:
        return t(rule);
    }
  };
}
