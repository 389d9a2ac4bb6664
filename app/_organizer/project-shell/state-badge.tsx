import { Circle, CircleDashed, Pause, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ProjectState } from "@/server/domain/project/project";

const looks: Record<ProjectState, { style: string; Icon: typeof Circle; filled: boolean }> = {
  draft: { style: "text-paused", Icon: Circle, filled: false },
  launching: { style: "text-paused", Icon: CircleDashed, filled: false },
  live: { style: "text-live", Icon: Circle, filled: true },
  paused: { style: "text-paused", Icon: Pause, filled: true },
  closed: { style: "text-paused", Icon: Square, filled: true },
};

/** A project's state as mark and word. */
export function StateBadge({ state }: { state: ProjectState }) {
  const t = useTranslations("organizer.states");
  const { style, Icon, filled } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 text-label font-semibold whitespace-nowrap ${style}`}>
      <Icon aria-hidden size={12} fill={filled ? "currentColor" : "none"} />
      {t(state)}
    </span>
  );
}
