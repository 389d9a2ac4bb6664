import { useTranslations } from "next-intl";
import { formatMoney } from "@/app/_ui/format-money";
import type { StandingAct } from "@/server/domain/standing/act-by-hand";
import type { StandingEffect } from "@/server/domain/standing/contracts";

/** What an act would do, in words. */
export function useEffectSentences() {
  const t = useTranslations("organizer.standing.acts");
  const workSentence = (act: StandingAct, { judgments, hits, cost }: StandingEffect) => {
    if (act === "let-go-on") return t("back", { judgments });
    if (act === "pause") return t("waits");
    if (judgments === 0) return t("stay");
    return t("leave", { judgments, hits, cost: cost === null ? "none" : formatMoney(cost) });
  };
  return (act: StandingAct, effect: StandingEffect): string[] => [
    workSentence(act, effect),
    ...(effect.endsPage ? [t("endsPage")] : []),
  ];
}
