import { useFormatter, useTranslations } from "next-intl";
import type { AdjudicationQueue } from "@/server/domain/adjudication/contracts";
import { Button } from "@/app/_ui/button";

type Counts = Pick<AdjudicationQueue, "awaitingSecond" | "escalated" | "others">;

/** Who else decides, what waits for others, and the way back. */
export function DeskHead({ counts, onUndo }: { counts: Counts; onUndo: () => void }) {
  const t = useTranslations("organizer.adjudication");
  const format = useFormatter();
  const { awaitingSecond, escalated, others } = counts;
  const lines = [
    others.length > 0 ? t("others", { count: others.length, names: format.list(others) }) : null,
    awaitingSecond > 0 ? t("awaitingSecond", { count: awaitingSecond }) : null,
    escalated > 0 ? t("escalated", { count: escalated }) : null,
  ].filter((line) => line !== null);
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="self-center text-label text-muted">
          {line}
        </p>
      ))}
      <Button onClick={onUndo}>
        {t("undo")} <kbd>{t("keys.undo")}</kbd>
      </Button>
    </>
  );
}
