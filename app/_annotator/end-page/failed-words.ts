import { formatMoney } from "@/app/_ui/format-money";
import type { End, Texts } from "./end";
import type { EndProject, EndWords } from "./end-words";

/** For whoever has not passed the qualification: yet, or for good. */
export function failedWords({ details }: End, { qualification }: EndProject, t: Texts): EndWords {
  const { right, answered, bar, triesLeft, date } = details ?? {};
  const kind = details?.qualification ?? qualification?.kind ?? "test";
  const counts =
    right === undefined || answered === undefined || bar === undefined
      ? null
      : { right, total: answered, needed: bar };
  if (triesLeft !== undefined && triesLeft > 0) {
    return {
      title: t("end.waiting.title"),
      texts: [
        ...(counts === null ? [] : [t("end.waiting.text", counts)]),
        t("end.waiting.triesLeft", { count: triesLeft }),
      ],
      ...(date !== undefined && { begins: { text: "nextTry", at: date } }),
      mayChange: true,
    };
  }
  const text =
    counts === null ? t("end.failed_qualification.textPlain") : t("end.failed_qualification.text", counts);
  return {
    title: t("end.failed_qualification.title", { kind }),
    texts: [text, ...payWords(qualification, t), t("end.failed_qualification.disagree")],
  };
}

/** What the qualification earned; nothing is said where pay was agreed elsewhere. */
function payWords(qualification: EndProject["qualification"], t: Texts): string[] {
  if (qualification === null || qualification.pay === null) return [];
  const { kind, pay } = qualification;
  return [
    pay.amount === 0
      ? t("end.failed_qualification.unpaid", { kind })
      : t("end.failed_qualification.paid", { kind, pay: formatMoney(pay, t("hit.formats")) }),
  ];
}
