"use client";

import { useTranslations } from "next-intl";
import { signOut } from "@/app/_organizer/account/sign-out";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";

interface OtherAccountProps {
  token: string;
  email: string;
  signedIn: string;
}

/** Names the invited email and the one that is signed in, and offers to sign out. */
export function OtherAccount({ token, email, signedIn }: OtherAccountProps) {
  const t = useTranslations("organizer.memberInvitation");
  return (
    <>
      <Notice tone="warn" title={t("otherAccount", { email, signedIn })} />
      <Button className="self-start" onClick={() => void signOut(`/invitations/${token}`)}>
        {t("signOut")}
      </Button>
    </>
  );
}
