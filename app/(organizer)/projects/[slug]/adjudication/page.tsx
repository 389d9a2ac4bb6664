import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { AdjudicationSettings } from "@/app/_organizer/adjudication/adjudication-settings";
import { Desk } from "@/app/_organizer/adjudication/desk";
import { NotOfTask } from "@/app/_organizer/project-shell/not-of-task";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { ButtonLink } from "@/app/_ui/button-link";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("adjudication");

async function Waiting({ project }: { project: ProjectDetail }) {
  const queue = await load((caller) => caller.adjudication.queue({ project: project.slug }));
  return <Desk project={project} queue={queue} />;
}

export default async function AdjudicationPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "adjudicate")) notFound();
  if (!isOfTask("adjudication", project.taskType)) return <NotOfTask screen="adjudication" />;
  const t = await getTranslations("organizer.adjudication");
  const ui = await getTranslations("organizer.ui");
  return (
    <>
      <div>
        <ButtonLink href={`/projects/${project.slug}/adjudication/decided`}>{t("toDecided")}</ButtonLink>
      </div>
      {/* What waits depends on the policy, so that a change of it brings a new desk. */}
      <Suspense
        key={JSON.stringify(project.settings.adjudication)}
        fallback={<Skeleton rows={10} label={ui("loading")} />}
      >
        <Waiting project={project} />
      </Suspense>
      {may(project.role, "organize") ? <AdjudicationSettings project={project} /> : null}
    </>
  );
}
