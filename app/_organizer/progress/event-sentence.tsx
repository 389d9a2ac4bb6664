import { useTranslations } from "next-intl";
import { useCauseSentence } from "@/app/_organizer/annotator-status/use-cause-sentence";
import { useMemberEventSentence } from "@/app/_organizer/members/use-member-event-sentence";
import type { ProjectProgress } from "@/server/domain/project/progress";
import { annotatorStatusEventData } from "@/server/domain/annotator-status/contracts";

/** What happened, in a sentence; of a change of status with its cause, of a member with the name. */
export function EventSentence({ event }: { event: ProjectProgress["events"][number] }) {
  const kinds = useTranslations("organizer.events");
  const t = useTranslations("organizer.annotatorStatus");
  const causeSentence = useCauseSentence();
  const ofMember = useMemberEventSentence()(event);
  if (ofMember !== null) return <span dir="auto">{ofMember}</span>;
  const status = annotatorStatusEventData.safeParse(event.data);
  if (event.kind !== "annotator_status_changed" || !status.success) return <span>{kinds(event.kind)}</span>;
  const { annotator, from, to } = status.data;
  const cause = causeSentence(status.data, status.data);
  return (
    <span>
      {from === to
        ? t("eventWarned", { annotator, cause })
        : t("eventChanged", { annotator, state: to, cause })}
    </span>
  );
}
