import { Ban, Circle, CircleDashed, Pause, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";

const looks: Record<AnnotatorState, { style: string; Icon: typeof Circle; filled: boolean }> = {
  qualifying: { style: "text-paused", Icon: CircleDashed, filled: false },
  working: { style: "text-live", Icon: Circle, filled: true },
  paused: { style: "text-paused", Icon: Pause, filled: true },
  stopped: { style: "text-warn", Icon: TriangleAlert, filled: false },
  failed: { style: "text-excluded", Icon: Ban, filled: false },
};

/** Where an annotator stands, as mark and words. */
export function AnnotatorStatusBadge({ state }: { state: AnnotatorState }) {
  const t = useTranslations("organizer.annotators.states");
  const { style, Icon, filled } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${style}`}>
      <Icon aria-hidden size={14} fill={filled ? "currentColor" : "none"} />
      {t(state)}
    </span>
  );
}
