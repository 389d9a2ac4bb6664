import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Welcome } from "@/app/_organizer/account/welcome";
import { ButtonLink } from "@/app/_ui/button-link";
import { Notice } from "@/app/_ui/notice";
import { load, loadUnlessRefused } from "@/app/_trpc/load";
import { OfferedMembership } from "./offered-membership";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.memberInvitation");
  // The address holds a secret that must not travel with the links of this page.
  return { title: t("title"), referrer: "no-referrer" };
}

export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const invitation = await loadUnlessRefused((caller) => caller.member.openInvitation({ token }));
  const account = await load((caller) => caller.setup.whoAmI());
  const t = await getTranslations("organizer.memberInvitation");
  return (
    <Welcome>
      <h1>{t("title")}</h1>
      {invitation === null ? (
        <>
          <Notice tone="danger" title={t("broken")}>
            <p>{t("brokenHint")}</p>
          </Notice>
          <ButtonLink href="/projects" className="self-start">
            {t("toProjects")}
          </ButtonLink>
        </>
      ) : (
        <OfferedMembership token={token} invitation={invitation} signedIn={account?.email ?? null} />
      )}
    </Welcome>
  );
}
