import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Welcome } from "@/app/_organizer/account/welcome";
import { ButtonLink } from "@/app/_ui/button-link";
import { Notice } from "@/app/_ui/notice";
import { loadUnlessRefused } from "@/app/_trpc/load";
import { AccountForm } from "./account-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.setUp");
  // The address holds a secret that must not travel with the links of this page.
  return { title: t("title"), referrer: "no-referrer" };
}

export default async function SetUpPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = await loadUnlessRefused((caller) => caller.setup.open({ token }));
  const t = await getTranslations("organizer.setUp");
  return (
    <Welcome>
      <h1>{t("title")}</h1>
      {link === null ? (
        <>
          <Notice tone="danger" title={t("linkUsed")}>
            <p>{t("askOwner")}</p>
          </Notice>
          <ButtonLink href="/sign-in" className="self-start">
            {t("toSignIn")}
          </ButtonLink>
        </>
      ) : (
        <AccountForm token={token} firstAccount={link.firstAccount} />
      )}
    </Welcome>
  );
}
