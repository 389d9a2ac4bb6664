import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PasskeysCard } from "@/app/_organizer/account/passkeys-card";
import { ProfileCard } from "@/app/_organizer/account/profile-card";
import { SessionsCard } from "@/app/_organizer/account/sessions-card";
import { SignInsCard } from "@/app/_organizer/account/sign-ins-card";
import { TwoFactorCard } from "@/app/_organizer/account/two-factor-card";
import { TokensCard } from "@/app/_organizer/tokens/tokens-card";
import { Card } from "@/app/_ui/card";
import { load } from "@/app/_trpc/load";
import { PasswordForm } from "./password-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.account");
  return { title: t("title") };
}

/** Who is signed in, how they sign in, and where they are signed in, and which programs act as them. */
export default async function AccountPage() {
  const account = await load((caller) => caller.account.show());
  const { mail } = await load((caller) => caller.account.signInOptions());
  const tokens = await load((caller) => caller.token.list());
  const projects = await load((caller) => caller.project.list());
  const { email, hasPassword, provedUntil } = account;
  const t = await getTranslations("organizer.account");
  const password = await getTranslations("organizer.accounts.password");
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <h1>{t("title")}</h1>
      <ProfileCard account={account} canMail={mail} />
      <Card title={password("title")} description={hasPassword ? t("changeHint") : undefined}>
        {hasPassword ? <PasswordForm email={email} /> : <p>{password("none")}</p>}
      </Card>
      <TwoFactorCard twoFactor={account.twoFactor} hasPassword={hasPassword} />
      <PasskeysCard
        key={provedUntil}
        passkeys={account.passkeys}
        provedUntil={provedUntil}
        hasPassword={hasPassword}
      />
      <SessionsCard sessions={account.sessions} />
      <TokensCard
        tokens={tokens}
        projects={projects.map(({ slug, name }) => ({ slug, name }))}
        account={account}
      />
      <SignInsCard signIns={account.signIns} />
    </div>
  );
}
