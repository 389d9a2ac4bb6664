import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { notFound } from "next/navigation";
import { NewProjectForm } from "@/app/_organizer/new-project/new-project-form";
import { languageOptions } from "@/app/_ui/language-options";
import { presetsOf } from "@/server/domain/preset/presets";
import { isTaskType } from "@/server/domain/task/task-types";

interface NewOfTypeProps {
  params: Promise<{ taskType: string }>;
  searchParams: Promise<{ preset?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.newProject");
  return { title: t("title") };
}

/** Name and address of a new project of one task type, and what it begins with. */
export default async function NewProjectOfTypePage({ params, searchParams }: NewOfTypeProps) {
  const { taskType } = await params;
  if (!isTaskType(taskType)) notFound();
  const { preset } = await searchParams;
  const offered = presetsOf(taskType);
  const t = await getTranslations("organizer.newProject");
  const tasks = await getTranslations("organizer.task");
  return (
    <>
      <Link href="/projects/new" className="inline-flex min-h-6 items-center self-start text-label">
        {t("otherTask")}
      </Link>
      <div className="flex flex-col gap-1">
        <h1>{tasks(`${taskType}.ask`)}</h1>
        <p className="text-label text-muted">{tasks(`${taskType}.description`)}</p>
      </div>
      <NewProjectForm
        languages={languageOptions(await getLocale(), "en")}
        offered={offered}
        first={offered.find((name) => name === preset) ?? offered[0]}
      />
    </>
  );
}
