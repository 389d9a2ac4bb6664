import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { DecisionTable } from "@/app/_organizer/adjudication/decision-table";
import { NotOfTask } from "@/app/_organizer/project-shell/not-of-task";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { ButtonLink } from "@/app/_ui/button-link";
import { EmptyState } from "@/app/_ui/empty-state";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

interface DecidedPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.adjudication");
  return { title: t("decidedTitle") };
}

async function Decided({ project, page }: { project: string; page: number }) {
  const { decisions, count, pages } = await load((caller) =>
    caller.adjudication.decisions({ project, page }),
  );
  const t = await getTranslations("organizer.adjudication");
  const to = (other: number) => `/projects/${project}/adjudication/decided?page=${other}`;
  if (decisions.length === 0) {
    const next = { href: `/projects/${project}/adjudication`, name: t("toDesk") };
    return <EmptyState title={t("noneDecided")} next={next} />;
  }
  return (
    <>
      <p className="text-label">{t("decidedCount", { count })}</p>
      <DecisionTable project={project} decisions={decisions} />
      {pages === 1 ? null : (
        <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3 text-label">
          {page > 1 ? <ButtonLink href={to(page - 1)}>{t("newer")}</ButtonLink> : null}
          <span>{t("pageOf", { page, pages })}</span>
          {page < pages ? <ButtonLink href={to(page + 1)}>{t("older")}</ButtonLink> : null}
        </nav>
      )}
    </>
  );
}

export default async function DecidedPage({ params, searchParams }: DecidedPageProps) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "adjudicate")) notFound();
  if (!isOfTask("adjudication", project.taskType)) return <NotOfTask screen="adjudication" />;
  const page = Math.max(1, Math.trunc(Number((await searchParams).page ?? 1)) || 1);
  const t = await getTranslations("organizer.adjudication");
  const ui = await getTranslations("organizer.ui");
  return (
    <>
      <h1>{t("decidedTitle")}</h1>
      <div>
        <ButtonLink href={`/projects/${project.slug}/adjudication`}>{t("toDesk")}</ButtonLink>
      </div>
      <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
        <Decided project={project.slug} page={page} />
      </Suspense>
    </>
  );
}
