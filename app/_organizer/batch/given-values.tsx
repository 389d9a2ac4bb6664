import { useTranslations } from "next-intl";
import type { SuggestedAnswer } from "@/server/domain/batch/contracts";

/** Every judgment of an item on one dimension, ascending. */
export function GivenValues({ name, answer }: { name: string; answer: Pick<SuggestedAnswer, "given"> }) {
  const t = useTranslations("organizer.gold");
  const values = answer.given.flatMap(({ value, count }) =>
    Array.from({ length: count }, () => (value === null ? t("notApplicable") : String(value))),
  );
  if (values.length === 0) return null;
  return (
    <span className="block text-muted tabular-nums">
      {name === "" ? null : `${name}: `}
      {values.join(" ")}
    </span>
  );
}
