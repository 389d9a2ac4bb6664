import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { JobHistory } from "@/app/_organizer/job/job-history";
import { EmptyState } from "@/app/_ui/empty-state";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";

export const generateMetadata = screenTitle("jobs");

async function Jobs({ project }: { project: string }) {
  const jobs = await load((caller) => caller.job.list({ project }));
  const t = await getTranslations("organizer.job.history");
  if (jobs.length > 0) return <JobHistory project={project} jobs={jobs} />;
  return (
    <EmptyState title={t("empty")} next={{ href: `/projects/${project}/releases`, name: t("toReleases") }}>
      <p className="text-label">{t("emptyHint")}</p>
    </EmptyState>
  );
}

export default async function JobsPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={4} label={ui("loading")} />}>
      <Jobs project={project.slug} />
    </Suspense>
  );
}
