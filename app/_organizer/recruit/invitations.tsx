import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { buttonStyle } from "@/app/_ui/button-style";
import type { ListedInvitation } from "@/server/domain/invitation/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { InvitationTable } from "./invitation-table";
import { InviteForm } from "./invite-form";

interface InvitationsProps {
  project: ProjectDetail;
  join: string;
  invitations: ListedInvitation[];
}

/** People who come by a link of their own: inviting them, and who has come. */
export function Invitations({ project, join, invitations }: InvitationsProps) {
  const t = useTranslations("organizer.invitations");
  const hasJoined = invitations.filter(({ joined }) => joined !== null).length;
  const csv =
    invitations.length > 0 ? (
      <a download href={`/api/projects/${project.slug}/invitations`} className={buttonStyle("secondary")}>
        {t("csv")}
      </a>
    ) : null;
  return (
    <Card title={t("title")} description={t("hint")} actions={csv}>
      {project.state === "closed" ? null : <InviteForm project={project.slug} />}
      {invitations.length > 0 ? (
        <>
          <p className="text-label">{t("count", { invited: invitations.length, joined: hasJoined })}</p>
          <InvitationTable project={project} join={join} invitations={invitations} />
        </>
      ) : null}
    </Card>
  );
}
