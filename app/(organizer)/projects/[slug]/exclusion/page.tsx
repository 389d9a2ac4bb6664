import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ExclusionPanel } from "@/app/_organizer/exclusion/exclusion-panel";
import { ExclusionLog } from "@/app/_organizer/exclusion/exclusion-log";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { offeredRules } from "@/task-types/offered-rules";

export const generateMetadata = screenTitle("exclusion");

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
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Exclusion project={project} />
    </Suspense>
  );
}
