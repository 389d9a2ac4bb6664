import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button-link";
import type { OpenMemberInvitation } from "@/server/domain/member/contracts";
import { AcceptButton } from "./accept-button";
import { InvitedAccountForm } from "./invited-account-form";
import { OtherAccount } from "./other-account";

interface OfferedMembershipProps {
  token: string;
  invitation: OpenMemberInvitation;
  /** The email of the account in this browser; null where no one is signed in. */
  signedIn: string | null;
}

/** The project and role of an invitation, and the next step: join, sign in, or create an account. */
export function OfferedMembership({ token, invitation, signedIn }: OfferedMembershipProps) {
  const t = useTranslations("organizer.memberInvitation");
  const roleName = useTranslations("organizer.projects.roles");
  const hints = useTranslations("organizer.members.roleHints");
  const { projectName, role, email, hasAccount } = invitation;
  return (
    <>
      <div className="flex flex-col gap-1">
        <p dir="auto">{t("text", { project: projectName })}</p>
        <p className="font-semibold">{t("role", { role: roleName(role) })}</p>
        <p className="text-label text-muted">{hints(role)}</p>
      </div>
      {signedIn === email ? <AcceptButton token={token} /> : null}
      {signedIn !== null && signedIn !== email ? (
        <OtherAccount token={token} email={email} signedIn={signedIn} />
      ) : null}
      {signedIn === null && hasAccount ? (
        <>
          <p>{t("hasAccount", { email })}</p>
          <ButtonLink variant="primary" href={`/sign-in?next=/invitations/${token}`} className="self-start">
            {t("signIn")}
          </ButtonLink>
        </>
      ) : null}
      {signedIn === null && !hasAccount ? <InvitedAccountForm token={token} email={email} /> : null}
    </>
  );
}
