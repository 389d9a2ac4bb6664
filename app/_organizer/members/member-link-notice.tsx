"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "@/app/_ui/copy-button";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import type { MemberLink } from "@/server/domain/member/contracts";

/** A link that was made just now, to copy. */
export function MemberLinkNotice({ link, address }: { link: MemberLink; address: string }) {
  const t = useTranslations("organizer.members.link");
  const { email, token, expiresAt, isMailed } = link;
  const href = `${address}/invitations/${token}`;
  return (
    <Notice tone="info" announced title={t(isMailed ? "mailed" : "title", { email })}>
      <p>{t(isMailed ? "mailedHint" : "hint")}</p>
      <p>{t.rich("ends", { time: () => <Moment at={expiresAt} show="full" /> })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 rounded-cell bg-sunken px-2 py-1 font-mono wrap-anywhere">
          {href}
        </code>
        <CopyButton text={href} name={t("name", { email })} />
      </div>
    </Notice>
  );
}
