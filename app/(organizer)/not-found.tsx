import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_components/ui/button-link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.notFound");
  return { title: t("title") };
}

export default async function NotFoundPage() {
  const t = await getTranslations("organizer.notFound");
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start gap-4 p-6">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <ButtonLink href="/projects">{t("toProjects")}</ButtonLink>
    </main>
  );
}
