import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { languageOptions } from "@/app/_ui/language-options";
import { NewProjectForm } from "@/app/_organizer/new-project/new-project-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.newProject");
  return { title: t("title") };
}

export default async function NewProjectPage() {
  const t = await getTranslations("organizer.newProject");
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <h1>{t("title")}</h1>
      <NewProjectForm languages={languageOptions(await getLocale(), "en")} />
    </div>
  );
}
