"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { Notice } from "@/app/_ui/notice";
import type { MemberLink, MemberList } from "@/server/domain/member/contracts";
import { HandOver } from "./hand-over";
import { InviteMember } from "./invite-member";
import { LeaveProject } from "./leave-project";
import { MemberLinkNotice } from "./member-link-notice";
import { MemberTable } from "./member-table";
import { OpenInvitations } from "./open-invitations";

interface MembersPanelProps {
  project: string;
  /** Whether the reader may change what is shown. */
  isOwner: boolean;
  list: MemberList;
  /** Where other people reach this server. */
  address: string;
}

/** Who may see the project, who is invited, and what an owner can do about it. A new link is shown until the page is left. */
export function MembersPanel({ project, isOwner, list, address }: MembersPanelProps) {
  const t = useTranslations("organizer.members");
  const [link, setLink] = useState<MemberLink | null>(null);
  const { members, invitations, canMail } = list;
  const others = members.filter(({ isSelf }) => !isSelf);
  return (
    <>
      {isOwner ? null : <Notice tone="info" title={t("ownersOnly")} />}
      <MemberTable project={project} isOwner={isOwner} members={members} />
      {others.length === 0 && invitations.length === 0 ? (
        <EmptyState title={t("onlyYou")}>
          <p className="text-label">{t("onlyYouHint")}</p>
        </EmptyState>
      ) : null}
      {link === null ? null : <MemberLinkNotice key={link.token} link={link} address={address} />}
      {invitations.length === 0 ? null : (
        <OpenInvitations {...{ project, isOwner, invitations, canMail }} onLink={setLink} />
      )}
      {isOwner ? <InviteMember project={project} canMail={canMail} onLink={setLink} /> : null}
      {members.length === others.length ? null : (
        <Card title={t("youAndProject")}>
          <div className="flex flex-wrap gap-2">
            {isOwner && others.length > 0 ? <HandOver project={project} others={others} /> : null}
            <LeaveProject project={project} />
          </div>
        </Card>
      )}
    </>
  );
}
