import { useTranslations } from "next-intl";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import { Notice } from "@/app/_ui/notice";
import { useDecisionWords } from "./use-decision-words";

/** The two decisions that differ, for whoever settles them. */
export function DifferingDecisions({ differing }: Pick<AdjudicationCase, "differing">) {
  const t = useTranslations("organizer.adjudication");
  const words = useDecisionWords();
  if (differing.length === 0) return null;
  return (
    <Notice tone="warn" title={t("differing")}>
      <ul>
        {differing.map(({ decision, reason, note }, at) => (
          <li key={at}>
            {t("differingLine", { decision: words(decision), reason: t(`reasons.${reason}`) })}{" "}
            <span dir="auto">{note}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
