import { useTranslations } from "next-intl";
import { memberEventData } from "@/server/domain/member/contracts";
import { memberEventKinds } from "@/server/domain/project/event";
import type { ProjectProgress } from "@/server/domain/project/progress";

/** What happened to a member, with name and roles; null for other events, and for readers who may not know whom. */
export function useMemberEventSentence(): (event: ProjectProgress["events"][number]) => string | null {
  const t = useTranslations("organizer.members.events");
  const roleName = useTranslations("organizer.projects.roles");
  return ({ kind, data }) => {
    const known = memberEventKinds.find((each) => each === kind);
    const parsed = memberEventData.safeParse(data);
    if (known === undefined || !parsed.success) return null;
    const { whom, from, to } = parsed.data;
    const named = { from: from === null ? "" : roleName(from), to: to === null ? "" : roleName(to) };
    return t(known, { whom, ...named });
  };
}
