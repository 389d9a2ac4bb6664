import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Welcome } from "@/app/_organizer/account/welcome";
import { ButtonLink } from "@/app/_ui/button-link";
import { Notice } from "@/app/_ui/notice";
import { loadUnlessRefused } from "@/app/_trpc/load";
import { ConfirmEmail } from "./confirm-email";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.accounts.newEmail");
  // The address holds a secret that must not travel with the links of this page.
  return { title: t("title"), referrer: "no-referrer" };
}

export default async function NewEmailPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = await loadUnlessRefused((caller) => caller.account.openEmailLink({ token }));
  const t = await getTranslations("organizer.accounts.newEmail");
  const broken = await getTranslations("organizer.accounts.reset");
  return (
    <Welcome>
      <h1>{t("title")}</h1>
      {link?.newEmail ? (
        <ConfirmEmail token={token} email={link.email} newEmail={link.newEmail} />
      ) : (
        <>
          <Notice tone="danger" title={broken("broken")}>
            <p>{t("brokenHint")}</p>
          </Notice>
          <ButtonLink href="/account" className="self-start">
            {t("toAccount")}
          </ButtonLink>
        </>
      )}
    </Welcome>
  );
}
