import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Welcome } from "@/app/_organizer/account/welcome";
import { ButtonLink } from "@/app/_ui/button-link";
import { Notice } from "@/app/_ui/notice";
import { loadUnlessRefused } from "@/app/_trpc/load";
import { ResetForm } from "./reset-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.accounts.reset");
  // The address holds a secret that must not travel with the links of this page.
  return { title: t("title"), referrer: "no-referrer" };
}

export default async function ResetPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = await loadUnlessRefused((caller) => caller.account.openResetLink({ token }));
  const t = await getTranslations("organizer.accounts.reset");
  return (
    <Welcome>
      <h1>{t("title")}</h1>
      {link === null ? (
        <>
          <Notice tone="danger" title={t("broken")}>
            <p>{t("brokenHint")}</p>
          </Notice>
          <ButtonLink href="/sign-in/forgot" className="self-start">
            {t("newLink")}
          </ButtonLink>
        </>
      ) : (
        <ResetForm token={token} email={link.email} />
      )}
    </Welcome>
  );
}
