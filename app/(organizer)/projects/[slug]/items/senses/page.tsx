import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { SensePicker } from "@/app/_organizer/sense-picker/sense-picker";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.task.word-to-sense.picker");
  return { title: t("title") };
}

export default async function SensesPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const isOpen = project.taskType === "word-to-sense" && project.state === "draft";
  if (!isOpen || !may(project.role, "organize")) notFound();
  return <SensePicker project={project} />;
}
