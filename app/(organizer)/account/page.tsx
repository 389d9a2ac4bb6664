import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { loadAccount } from "@/app/_trpc/load";
import { PasswordForm } from "./password-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.account");
  return { title: t("title") };
}

/** Who is signed in, and a new password for them. */
export default async function AccountPage() {
  const { name, email } = await loadAccount();
  const t = await getTranslations("organizer.account");
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <h1>{t("title")}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{t("name")}</dt>
        <dd dir="auto">{name}</dd>
        <dt className="text-muted">{t("email")}</dt>
        <dd className="wrap-anywhere">{email}</dd>
      </dl>
      <Card title={t("changePassword")} description={t("changeHint")}>
        <PasswordForm email={email} />
      </Card>
    </div>
  );
}
