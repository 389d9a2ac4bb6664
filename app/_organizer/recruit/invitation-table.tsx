"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CopyButton } from "@/app/_ui/copy-button";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ListedInvitation } from "@/server/domain/invitation/contracts";
import { invitationLink } from "@/server/domain/invitation/invitation-link";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { RemoveInvitation } from "./remove-invitation";

interface InvitationTableProps {
  project: ProjectDetail;
  join: string;
  invitations: ListedInvitation[];
}

/** Each invited person with their link; an invitation that nobody used can be taken back. */
export function InvitationTable({ project, join, invitations }: InvitationTableProps) {
  const t = useTranslations("organizer.invitations");
  const format = useFormatter();
  const hasLists = invitations.some(({ items }) => items > 0);
  const mayRemove = ({ joined, items }: ListedInvitation) =>
    joined === null && (items === 0 || project.state === "draft");
  return (
    <Table label={t("people")}>
      <thead>
        <tr>
          <HeadCell>{t("person")}</HeadCell>
          <HeadCell>{t("joined")}</HeadCell>
          {hasLists ? <HeadCell numeric>{t("items")}</HeadCell> : null}
          <HeadCell>{t("link")}</HeadCell>
          <td className="border-b border-control" />
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => {
          const { id, name, code, joined, items } = invitation;
          const address = invitationLink(join, code);
          return (
            <tr key={id}>
              <Cell className="min-w-32 py-2 wrap-anywhere">{name}</Cell>
              <Cell className="py-2 whitespace-nowrap">
                {joined === null ? (
                  t("notYet")
                ) : (
                  <>
                    {joined.pseudonym} <Moment at={joined.at} show="full" />
                  </>
                )}
              </Cell>
              {hasLists ? (
                <Cell numeric className="py-2">
                  {format.number(items)}
                </Cell>
              ) : null}
              <Cell>
                <div className="flex items-center gap-2">
                  <CopyButton text={address} name={t("linkOf", { name })} />
                  <code className="font-mono whitespace-nowrap">{address}</code>
                </div>
              </Cell>
              <Cell>
                {mayRemove(invitation) ? (
                  <RemoveInvitation project={project.slug} invitation={invitation} />
                ) : null}
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
