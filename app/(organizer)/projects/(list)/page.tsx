import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { Suspense } from "react";
import { listOf, shownList, type ProjectList } from "@/app/_organizer/project-table/listed-projects";
import { ProjectFilter } from "@/app/_organizer/project-table/project-filter";
import { ProjectSearch } from "@/app/_organizer/project-table/project-search";
import { ProjectTable } from "@/app/_organizer/project-table/project-table";
import { searchedProjects } from "@/app/_organizer/project-table/searched-projects";
import { ButtonLink } from "@/app/_ui/button-link";
import { EmptyState } from "@/app/_ui/empty-state";
import { Skeleton } from "@/app/_ui/skeleton";
import { load } from "@/app/_trpc/load";
import { finishedDemoSlug } from "@/server/domain/project/finished-demo";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.projects");
  return { title: t("title") };
}

/** So few projects are seen at a glance. */
const leastSearched = 6;

async function DemosHint() {
  const t = await getTranslations("organizer.projects");
  return (
    <p className="text-label text-muted">
      {t.rich("demos", { link: (name) => <Link href={`/projects/${finishedDemoSlug}`}>{name}</Link> })}
    </p>
  );
}

interface ShownProjects {
  search: string;
  show: string | undefined;
  copiesShown: boolean;
}

const emptyTexts = {
  mine: ["noneMine", "noneMineHint"],
  shared: ["noneShared", "noneSharedHint"],
  archived: ["noneArchived", "noneArchivedHint"],
} as const;

async function EmptyList({ shown }: { shown: ProjectList }) {
  const t = await getTranslations("organizer.accounts.projects");
  const [title, hint] = emptyTexts[shown];
  return (
    <EmptyState title={t(title)}>
      <p className="text-label">{t(hint)}</p>
    </EmptyState>
  );
}

async function Projects({ search, show, copiesShown }: ShownProjects) {
  const projects = await load((caller) => caller.project.list());
  const t = await getTranslations("organizer.projects");
  if (projects.length > 0) {
    const shown = shownList(show, projects);
    const listed = projects.filter(
      (project) => listOf(project) === shown && (copiesShown || !project.isRehearsal),
    );
    const found = searchedProjects(listed, search);
    return (
      <>
        {projects.some(({ slug }) => slug === finishedDemoSlug) ? <DemosHint /> : null}
        <ProjectFilter shown={shown} copiesShown={copiesShown} projects={projects} />
        {listed.length < leastSearched ? null : <ProjectSearch search={search} shown={shown} />}
        {listed.length === 0 ? (
          <EmptyList shown={shown} />
        ) : found.length === 0 ? (
          <EmptyState title={t("noneFound", { search })}>
            <Link href={`/projects?show=${shown}`}>{t("showAll")}</Link>
          </EmptyState>
        ) : (
          <ProjectTable projects={found} />
        )}
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

interface ProjectsPageProps {
  searchParams: Promise<{ search?: string | string[]; show?: string | string[]; copies?: string | string[] }>;
}

export default async function ProjectsPage({ searchParams }: ProjectsPageProps) {
  const asked = await searchParams;
  const [search = ""] = [asked.search].flat();
  const [show] = [asked.show].flat();
  const copiesShown = [asked.copies].flat()[0] !== "hidden";
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
        <Projects search={search} show={show} copiesShown={copiesShown} />
      </Suspense>
    </>
  );
}
