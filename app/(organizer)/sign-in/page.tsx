import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { pathAfterSignIn } from "@/app/_organizer/account/path-after-sign-in";
import { Welcome } from "@/app/_organizer/account/welcome";
import { load } from "@/app/_trpc/load";
import { Notice } from "@/app/_ui/notice";
import { SignInSteps } from "./sign-in-steps";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.signIn");
  // The address may name an invitation, whose secret must not travel with the links of this page.
  return { title: t("title"), referrer: "no-referrer" };
}

interface SignInPageProps {
  searchParams: Promise<{ next?: string | string[]; refused?: string | string[]; error?: string | string[] }>;
}

const refusals = ["domain", "email", "failed"] as const;

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next: asked, refused, error } = await searchParams;
  const next = pathAfterSignIn(asked);
  const refusal = refusals.find((each) => each === refused) ?? (error === undefined ? null : "failed");
  const account = await load((caller) => caller.setup.whoAmI());
  if (account !== null) redirect(next);
  const { singleSignOn } = await load((caller) => caller.account.signInOptions());
  const t = await getTranslations("organizer.accounts.signIn");
  return (
    <Welcome>
      {refusal === null ? null : <Notice tone="danger" announced title={t(`refused.${refusal}`)} />}
      <SignInSteps next={next} singleSignOn={singleSignOn} />
    </Welcome>
  );
}
