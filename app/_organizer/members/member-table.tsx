import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ListedMember } from "@/server/domain/member/contracts";
import { MemberRole } from "./member-role";
import { RemoveMember } from "./remove-member";

interface MemberTableProps {
  project: string;
  isOwner: boolean;
  members: ListedMember[];
}

/** The members of a project, one a row; an owner changes roles and removes others. */
export function MemberTable({ project, isOwner, members }: MemberTableProps) {
  const t = useTranslations("organizer.members");
  const roleName = useTranslations("organizer.projects.roles");
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("name")}</HeadCell>
          <HeadCell>{t("email")}</HeadCell>
          <HeadCell>{t("role")}</HeadCell>
          <HeadCell>{t("joined")}</HeadCell>
          <HeadCell>{t("lastActive")}</HeadCell>
          <HeadCell>{t("twoFactor")}</HeadCell>
          {isOwner ? <td className="border-b border-control" /> : null}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.userId}>
            <Cell className="wrap-anywhere">
              <span dir="auto">{member.isSelf ? t("you", { name: member.name }) : member.name}</span>
            </Cell>
            <Cell across label={t("email")} className="wrap-anywhere">
              {member.email}
            </Cell>
            <Cell label={t("role")}>
              {isOwner ? <MemberRole project={project} member={member} /> : roleName(member.role)}
            </Cell>
            <Cell label={t("joined")}>
              <Moment at={member.joinedAt} show="full" />
            </Cell>
            <Cell label={t("lastActive")}>
              {member.lastActiveAt === null ? t("notYet") : <Moment at={member.lastActiveAt} show="full" />}
            </Cell>
            <Cell label={t("twoFactor")}>{member.hasTwoFactor ? t("twoFactorOn") : t("twoFactorOff")}</Cell>
            {isOwner ? (
              <Cell>{member.isSelf ? null : <RemoveMember project={project} member={member} />}</Cell>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
