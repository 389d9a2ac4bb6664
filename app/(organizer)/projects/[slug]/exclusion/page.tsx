import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { Suspense } from "react";
import { ExclusionPanel } from "@/app/_organizer/exclusion/exclusion-panel";
import { ExclusionLog } from "@/app/_organizer/exclusion/exclusion-log";
import { isOfTask } from "@/app/_organizer/project-shell/tabs";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { offeredRules } from "@/task-types/offered-rules";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.exclusion");
  return { title: t("title") };
}

async function Exclusion({
  project: { slug: project, settings, taskType, scale },
}: {
  project: ProjectDetail;
}) {
  const screening = await load((caller) => caller.exclusion.screening({ project }));
  const exclusions = await load((caller) => caller.exclusion.list({ project }));
  return (
    <>
      <ExclusionPanel
        project={project}
        own={settings.exclusionRules}
        offered={offeredRules(taskType, scale)}
        screening={screening}
      />
      <ExclusionLog project={project} exclusions={exclusions} />
    </>
  );
}

export default async function ExclusionPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const t = await getTranslations("organizer.exclusion");
  const tabs = await getTranslations("organizer.tabs");
  const ui = await getTranslations("organizer.ui");
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2>{t("title")}</h2>
        {isOfTask("agreement", project.taskType) ? (
          <Link href={`/projects/${project.slug}/agreement`} className="text-label">
            {tabs("agreement")}
          </Link>
        ) : null}
        <Link href={`/projects/${project.slug}/annotators`} className="text-label">
          {tabs("annotators")}
        </Link>
      </div>
      <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
        <Exclusion project={project} />
      </Suspense>
    </>
  );
}
