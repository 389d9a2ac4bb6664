import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { JobHistory } from "@/app/_organizer/job/job-history";
import { EmptyState } from "@/app/_ui/empty-state";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.job.history");
  return { title: t("title") };
}

async function Jobs({ project }: { project: string }) {
  const jobs = await load((caller) => caller.job.list({ project }));
  const t = await getTranslations("organizer.job.history");
  if (jobs.length > 0) return <JobHistory project={project} jobs={jobs} />;
  return (
    <EmptyState title={t("empty")}>
      <p className="text-label">{t("emptyHint")}</p>
    </EmptyState>
  );
}

export default async function JobsPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const t = await getTranslations("organizer.job.history");
  const ui = await getTranslations("organizer.ui");
  return (
    <>
      <h2>{t("title")}</h2>
      <Suspense fallback={<Skeleton rows={4} label={ui("loading")} />}>
        <Jobs project={project.slug} />
      </Suspense>
    </>
  );
}
