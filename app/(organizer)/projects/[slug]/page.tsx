import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { LaunchChecklist } from "@/app/_organizer/launch/launch-checklist";
import { LivePage } from "@/app/_organizer/progress/live-page";
import { Notice } from "@/app/_ui/notice";
import { Skeleton } from "@/app/_ui/skeleton";
import { findProject, load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";

/** A layout's title is for the pages below its own, so this one brings the whole title. */
export async function generateMetadata({ params }: { params: Promise<{ slug: string }> }): Promise<Metadata> {
  const { title } = await screenTitle("overview")();
  const project = await findProject((await params).slug);
  if (project === null || project.rehearsalOf === null) return { title };
  const t = await getTranslations("organizer.simulated");
  return { title: `${t("word")} · ${String(title)} · ${project.name}` };
}

async function Draft({ project }: { project: ProjectDetail }) {
  const check = await load((caller) => caller.project.checkLaunch({ project: project.slug }));
  return <LaunchChecklist check={check} project={project} />;
}

async function Live({ project }: { project: ProjectDetail }) {
  const progress = await load((caller) => caller.project.progress({ project: project.slug }));
  const { slug, taskType, scale, role } = project;
  return (
    <LivePage
      project={slug}
      initial={progress}
      taskType={taskType}
      scale={scale}
      mayOrganize={may(role, "organize")}
      mayAdjudicate={may(role, "adjudicate")}
    />
  );
}

export default async function OverviewPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const t = await getTranslations("organizer.overview");
  const ui = await getTranslations("organizer.ui");
  if (project.state === "launching") return <Notice tone="info" title={t("launching")} />;
  return (
    <Suspense fallback={<Skeleton rows={8} label={ui("loading")} />}>
      {project.state === "draft" ? <Draft project={project} /> : <Live project={project} />}
    </Suspense>
  );
}
