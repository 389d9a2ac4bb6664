import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { load } from "@/app/_trpc/load";
import { SignInForm } from "./sign-in-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.signIn");
  return { title: t("title") };
}

export default async function SignInPage() {
  const account = await load((caller) => caller.setup.whoAmI());
  if (account !== null) redirect("/projects");
  const t = await getTranslations("organizer.signIn");
  return (
    <main className="mx-auto flex max-w-md flex-col gap-4 px-4 py-12">
      <h1>{t("title")}</h1>
      <SignInForm />
      <p className="text-label text-muted">{t("noAccount")}</p>
    </main>
  );
}
