import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AnnotatorFilter } from "@/app/_components/annotator/annotator-filter";
import { annotatorQuery, chosenAnnotators } from "@/app/_components/annotator/annotator-query";
import { AnnotatorTable } from "@/app/_components/annotator/annotator-table";
import type { SearchParams } from "@/app/_components/item/item-query";
import { ButtonLink } from "@/app/_components/ui/button-link";
import { EmptyState } from "@/app/_components/ui/empty-state";
import { Skeleton } from "@/app/_components/ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";

interface AnnotatorsPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

interface AnnotatorsProps {
  project: ProjectDetail;
  search: SearchParams;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("annotators") };
}

async function Annotators({ project: { slug: project, taskType }, search }: AnnotatorsProps) {
  const annotators = await load((caller) => caller.annotator.list({ project }));
  const t = await getTranslations("organizer.annotators");
  const exclusion = await getTranslations("organizer.exclusion");
  if (annotators.length === 0) {
    return (
      <EmptyState title={t("empty")}>
        <ButtonLink variant="primary" href={`/projects/${project}/recruit`}>
          {t("toRecruit")}
        </ButtonLink>
      </EmptyState>
    );
  }
  const query = annotatorQuery(search);
  const chosen = chosenAnnotators(annotators, query);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AnnotatorFilter query={query} taskType={taskType} />
        <ButtonLink href={`/projects/${project}/exclusion`}>{exclusion("open")}</ButtonLink>
      </div>
      <p role="status" className="text-label">
        {t("shown", { shown: chosen.length, count: annotators.length })}
      </p>
      {chosen.length === 0 ? (
        <EmptyState title={t("none")} />
      ) : (
        <AnnotatorTable project={project} taskType={taskType} annotators={chosen} />
      )}
    </>
  );
}

export default async function AnnotatorsPage({ params, searchParams }: AnnotatorsPageProps) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Annotators project={project} search={await searchParams} />
    </Suspense>
  );
}
