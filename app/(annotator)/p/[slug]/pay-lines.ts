import type { ShownProject } from "@/server/domain/project/shown-project";
import type { Texts } from "@/app/_annotator/end-page/end";
import { formatMoney } from "@/app/_ui/format-money";

/** What the work earns, and what its qualification does. */
export function joinPayLines(
  { payPerHit, qualification }: Pick<ShownProject, "payPerHit" | "qualification">,
  t: Texts,
): string[] {
  if (payPerHit === null) return [t("join.payAgreed")];
  const formats = t("hit.formats");
  const work = t("join.pay", { pay: formatMoney(payPerHit, formats) });
  if (qualification === null || qualification.pay === null) return [work];
  const { kind, pay } = qualification;
  return [
    work,
    pay.amount === 0
      ? t("join.firstUnpaid", { kind })
      : t("join.firstPaid", { kind, pay: formatMoney(pay, formats) }),
  ];
}
