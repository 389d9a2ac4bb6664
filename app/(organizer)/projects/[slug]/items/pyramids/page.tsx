import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { PyramidPanel } from "@/app/_organizer/pyramid/pyramid-panel";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { openItemScreen } from "@/server/domain/task/traits";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.pyramid");
  return { title: t("title") };
}

export default async function PyramidsPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (openItemScreen(project) !== "pyramids" || !may(project.role, "organize")) notFound();
  const t = await getTranslations("organizer.pyramid");
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="max-w-xl">{t("intro")}</p>
      <PyramidPanel project={project.slug} />
    </>
  );
}
