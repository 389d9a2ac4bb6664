import { useFormatter, useTranslations } from "next-intl";
import type { GoldAnswer } from "@/server/domain/gold/contracts";

/** Which answers to a gold item are right: what lies within the tolerance, and what is accepted besides; or how near to its order. */
export function AcceptedAnswers({ gold }: { gold: GoldAnswer }) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const { answer, tolerance, accepted, order } = gold;
  if (order !== null) return <span>{t("rightFrom", { tau: format.number(answer) })}</span>;
  const text = t("accepts", {
    answer: format.number(answer),
    tolerance: format.number(tolerance),
    exact: tolerance === 0 ? "yes" : "no",
  });
  if (accepted.length === 0) return <span>{text}</span>;
  return (
    <span>
      {t("acceptsBesides", { text, besides: format.list(accepted.map((value) => format.number(value))) })}
    </span>
  );
}
