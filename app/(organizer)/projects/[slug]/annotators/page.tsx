import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ProbableDoubles } from "@/app/_organizer/arrival/probable-doubles";
import { RefusalList } from "@/app/_organizer/arrival/refusal-list";
import { AnnotatorFilter } from "@/app/_organizer/annotator/annotator-filter";
import { AnnotatorTable } from "@/app/_organizer/annotator/annotator-table";
import { ButtonLink } from "@/app/_ui/button-link";
import { FiguresMoment } from "@/app/_organizer/annotator/figures-moment";
import { EmptyState } from "@/app/_ui/empty-state";
import { queryAddress, readQuery, type SearchParams } from "@/app/_ui/list-query";
import { PageLinks } from "@/app/_ui/page-links";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";
import type { ProjectDetail } from "@/server/domain/project/contracts";

interface AnnotatorsPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

interface AnnotatorsProps {
  project: ProjectDetail;
  search: SearchParams;
}

export const generateMetadata = screenTitle("annotators");

async function Annotators({ project: { slug: project, taskType }, search }: AnnotatorsProps) {
  const query = readQuery(listAnnotatorsInput, search);
  const [{ annotators, found, total, pageSize, figuresAt }, doubles, refused] = await Promise.all([
    load((caller) => caller.annotator.list({ project, ...query })),
    load((caller) => caller.annotator.doubles({ project })),
    load((caller) => caller.annotator.refusals({ project })),
  ]);
  const t = await getTranslations("organizer.annotators");
  const exclusion = await getTranslations("organizer.exclusion");
  if (total === 0) {
    return (
      <>
        <EmptyState title={t("empty")}>
          <ButtonLink variant="primary" href={`/projects/${project}/recruit`}>
            {t("toRecruit")}
          </ButtonLink>
        </EmptyState>
        <RefusalList project={project} {...refused} />
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AnnotatorFilter query={query} taskType={taskType} />
        <ButtonLink href={`/projects/${project}/exclusion`}>{exclusion("open")}</ButtonLink>
      </div>
      <p role="status" className="text-label">
        {t("shown", { shown: found, count: total })}
      </p>
      {found === 0 ? (
        <EmptyState
          title={t("none")}
          next={{ href: `/projects/${project}/annotators`, name: t("showAll") }}
        />
      ) : (
        <AnnotatorTable {...{ project, taskType, annotators, query }} />
      )}
      <FiguresMoment annotators={annotators} at={figuresAt} />
      <PageLinks
        page={query.page}
        total={found}
        pageSize={pageSize}
        addressOf={(page) => queryAddress(listAnnotatorsInput, { ...query, page })}
      />
      <ProbableDoubles project={project} doubles={doubles} />
      <RefusalList project={project} {...refused} />
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
