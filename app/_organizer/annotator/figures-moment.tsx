import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import type { AnnotatorPage } from "@/server/domain/annotator/listing";

interface FiguresMomentProps {
  annotators: AnnotatorPage["annotators"];
  at: AnnotatorPage["figuresAt"];
}

/** Of a large project: when the figures that take reading all judgments were computed. */
export function FiguresMoment({ annotators, at }: FiguresMomentProps) {
  const t = useTranslations("organizer.annotators");
  const areToCome = annotators.some(
    ({ agreement }) => agreement.value === null && agreement.reason === "being_computed",
  );
  if (at === null && !areToCome) return null;
  return (
    <p className="text-label text-muted">
      {at === null ? t("figuresToCome") : t.rich("figuresAt", { time: () => <Moment at={at} show="full" /> })}
    </p>
  );
}
