import { useFormatter, useTranslations } from "next-intl";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { isCorrect } from "@/server/domain/gold/is-correct";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { allAnswers } from "./all-answers";
import type { AnswerBar } from "./answer-bars";

/** So many orders have a bar of their own; all others share the last. */
const maxOrders = 11;

/** How a gold item was answered, a bar each: every value of the scale, or the most frequent orders of a ranking. */
export function useAnswerBars(scale: ScaleDraft): (item: GoldItem) => AnswerBar[] {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const orderBars = ({ orders }: GoldItem): AnswerBar[] => {
    const rest = orders.slice(maxOrders);
    const count = rest.reduce((sum, order) => sum + order.count, 0);
    return [
      ...orders.slice(0, maxOrders).map(({ places, right, ...order }) => ({
        name: places.map((shared) => shared.join(" = ")).join(" > "),
        count: order.count,
        isRight: right,
      })),
      ...(rest.length === 0
        ? []
        : [
            {
              name: t("otherOrders", { orders: rest.length }),
              count,
              isRight: rest.every(({ right }) => right),
            },
          ]),
    ];
  };
  return (item) =>
    item.candidates !== null
      ? orderBars(item)
      : allAnswers(item, scale).map(({ value, count }) => ({
          name: value === null ? t("notApplicable") : format.number(value),
          count,
          isRight: isCorrect(item, value),
        }));
}
