import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { TranslationDesk } from "@/app/_organizer/translation/translation-desk";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ language?: string | string[] }>;
}

export const generateMetadata = screenTitle("languages");

export default async function LanguagesPage({ params, searchParams }: PageProps) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const translations = await load((caller) => caller.translation.list({ project: project.slug }));
  const { language: asked } = await searchParams;
  const open = translations.languages.find(({ language }) => language === asked);
  return <TranslationDesk project={project.slug} translations={translations} open={open ?? null} />;
}
