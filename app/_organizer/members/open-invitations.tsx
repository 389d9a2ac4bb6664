import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ListedMemberInvitation, MemberLink } from "@/server/domain/member/contracts";
import { InvitationActions } from "./invitation-actions";

interface OpenInvitationsProps {
  project: string;
  isOwner: boolean;
  invitations: ListedMemberInvitation[];
  canMail: boolean;
  /** Tells the link made just now; null where it works no longer. */
  onLink: (link: MemberLink | null) => void;
}

/** Who is invited and has not come yet; an owner makes a new link or withdraws the invitation. */
export function OpenInvitations({ project, isOwner, invitations, canMail, onLink }: OpenInvitationsProps) {
  const t = useTranslations("organizer.members");
  const roleName = useTranslations("organizer.projects.roles");
  return (
    <Card title={t("invitations.title")}>
      <Table cards label={t("invitations.people")}>
        <thead>
          <tr>
            <HeadCell>{t("email")}</HeadCell>
            <HeadCell>{t("role")}</HeadCell>
            <HeadCell>{t("invitations.sent")}</HeadCell>
            <HeadCell>{t("invitations.ends")}</HeadCell>
            {isOwner ? <td className="border-b border-control" /> : null}
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <Cell className="wrap-anywhere">{invitation.email}</Cell>
              <Cell label={t("role")}>{roleName(invitation.role)}</Cell>
              <Cell label={t("invitations.sent")}>
                <Moment at={invitation.sentAt} show="full" />
              </Cell>
              <Cell label={t("invitations.ends")}>
                {invitation.isExpired ? (
                  t("invitations.expired")
                ) : (
                  <Moment at={invitation.expiresAt} show="full" />
                )}
              </Cell>
              {isOwner ? (
                <Cell across>
                  <InvitationActions {...{ project, invitation, canMail, onLink }} />
                </Cell>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
