import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { SensePicker } from "@/app/_organizer/sense-picker/sense-picker";
import { loadProject } from "@/app/_trpc/load";
import { openItemScreen } from "@/server/domain/task/traits";
import { may } from "@/server/domain/project/may";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.task.word-to-sense.picker");
  return { title: t("title") };
}

export default async function SensesPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const isOpen = openItemScreen(project) === "senses";
  if (!isOpen || !may(project.role, "organize")) notFound();
  const t = await getTranslations("organizer.task.word-to-sense.picker");
  return (
    <>
      <h1>{t("title")}</h1>
      <SensePicker project={project} />
    </>
  );
}
