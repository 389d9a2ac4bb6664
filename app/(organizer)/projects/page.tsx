import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { Suspense } from "react";
import { ProjectTable } from "@/app/_organizer/project-table/project-table";
import { ButtonLink } from "@/app/_ui/button-link";
import { EmptyState } from "@/app/_ui/empty-state";
import { Skeleton } from "@/app/_ui/skeleton";
import { load } from "@/app/_trpc/load";
import { finishedDemoSlug } from "@/server/domain/project/finished-demo";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.projects");
  return { title: t("title") };
}

async function DemosHint() {
  const t = await getTranslations("organizer.projects");
  return (
    <p className="text-label text-muted">
      {t.rich("demos", { link: (name) => <Link href={`/projects/${finishedDemoSlug}`}>{name}</Link> })}
    </p>
  );
}

async function Projects() {
  const projects = await load((caller) => caller.project.list());
  const t = await getTranslations("organizer.projects");
  if (projects.length > 0) {
    return (
      <>
        {projects.some(({ slug }) => slug === finishedDemoSlug) ? <DemosHint /> : null}
        <ProjectTable projects={projects} />
      </>
    );
  }
  return (
    <EmptyState title={t("empty")}>
      <p className="text-label">{t("emptyHint")}</p>
      <ButtonLink variant="primary" href="/projects/new">
        {t("new")}
      </ButtonLink>
    </EmptyState>
  );
}

export default async function ProjectsPage() {
  const t = await getTranslations("organizer.projects");
  const ui = await getTranslations("organizer.ui");
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1>{t("title")}</h1>
        <ButtonLink variant="primary" href="/projects/new">
          {t("new")}
        </ButtonLink>
      </div>
      <Suspense fallback={<Skeleton rows={4} label={ui("loading")} />}>
        <Projects />
      </Suspense>
    </>
  );
}
