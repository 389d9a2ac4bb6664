import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { MakeRatingProject } from "@/app/_organizer/writing-review/make-rating-project";
import { reviewQuery, type ReviewSearch } from "@/app/_organizer/writing-review/review-query";
import { ReviewTabs } from "@/app/_organizer/writing-review/review-tabs";
import { WrittenList } from "@/app/_organizer/writing-review/written-list";
import { load, loadProject } from "@/app/_trpc/load";
import { hasItemScreen } from "@/server/domain/task/traits";
import { may } from "@/server/domain/project/may";

interface TextsPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<ReviewSearch>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.task.pair-writing.review");
  return { title: t("title") };
}

export default async function TextsPage({ params, searchParams }: TextsPageProps) {
  const project = await loadProject((await params).slug);
  if (!hasItemScreen(project.taskType, "texts") || !may(project.role, "organize")) notFound();
  const query = reviewQuery(await searchParams);
  const written = await load((caller) => caller.writing.list({ project: project.slug, ...query }));
  const t = await getTranslations("organizer.task.pair-writing.review");
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="text-label text-muted">{t("intro")}</p>
      <ReviewTabs query={query} counts={written.counts} />
      <WrittenList project={project} written={written} query={query} />
      <MakeRatingProject project={project} pairs={written.pairs} />
    </>
  );
}
