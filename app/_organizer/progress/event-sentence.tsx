import { useTranslations } from "next-intl";
import { useCauseSentence } from "@/app/_organizer/standing/use-cause-sentence";
import type { ProjectProgress } from "@/server/domain/project/progress";
import { standingEventData } from "@/server/domain/standing/contracts";

/** What happened, in a sentence; of a change of standing with its cause. */
export function EventSentence({ event }: { event: ProjectProgress["events"][number] }) {
  const kinds = useTranslations("organizer.events");
  const t = useTranslations("organizer.standing");
  const causeSentence = useCauseSentence();
  const standing = standingEventData.safeParse(event.data);
  if (event.kind !== "standing_changed" || !standing.success) return <span>{kinds(event.kind)}</span>;
  const { annotator, from, to } = standing.data;
  const cause = causeSentence(standing.data, standing.data);
  return (
    <span>
      {from === to
        ? t("eventWarned", { annotator, cause })
        : t("eventChanged", { annotator, state: to, cause })}
    </span>
  );
}
