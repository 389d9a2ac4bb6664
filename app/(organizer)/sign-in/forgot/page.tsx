import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { Welcome } from "@/app/_organizer/account/welcome";
import { load } from "@/app/_trpc/load";
import { ForgotForm } from "./forgot-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.accounts.forgot");
  return { title: t("title") };
}

/** The way back in without the password: a mail where the server can send one, else whom to ask for what. */
export default async function ForgotPage() {
  const { mail } = await load((caller) => caller.account.signInOptions());
  const t = await getTranslations("organizer.accounts.forgot");
  return (
    <Welcome>
      <h1>{t("title")}</h1>
      {mail ? (
        <ForgotForm />
      ) : (
        <p>{t.rich("noMail", { code: (text) => <code className="font-mono wrap-anywhere">{text}</code> })}</p>
      )}
      <Link href="/sign-in" className="self-start text-label">
        {t("back")}
      </Link>
    </Welcome>
  );
}
