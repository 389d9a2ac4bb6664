import type { Metadata } from "next";
import { Link } from "@/app/_ui/link";
import { getTranslations } from "next-intl/server";
import { ExcludedBadge } from "@/app/_organizer/annotator/excluded-badge";
import { AnnotatorStatusBadge } from "@/app/_organizer/annotator/annotator-status-badge";
import { ProbableDoubles } from "@/app/_organizer/arrival/probable-doubles";
import { ShowReturnCode } from "@/app/_organizer/arrival/show-return-code";
import { Card } from "@/app/_ui/card";
import { ExcludeButton } from "@/app/_organizer/exclusion/exclude-button";
import { ExclusionLog } from "@/app/_organizer/exclusion/exclusion-log";
import { AnnotatorFiguresCard } from "@/app/_organizer/annotator-status/annotator-figures";
import { ContestCard } from "@/app/_organizer/annotator-status/contest-card";
import { LatestAnswers } from "@/app/_organizer/annotator-status/latest-answers";
import { AnnotatorStatusActions } from "@/app/_organizer/annotator-status/annotator-status-actions";
import { AnnotatorStatusEvents } from "@/app/_organizer/annotator-status/annotator-status-events";
import { ErasedNotice } from "@/app/_organizer/erasure/erased-notice";
import { PersonalDataCard } from "@/app/_organizer/erasure/personal-data-card";
import { load, loadProject } from "@/app/_trpc/load";

interface AnnotatorPageProps {
  params: Promise<{ slug: string; pseudonym: string }>;
}

export async function generateMetadata({ params }: AnnotatorPageProps): Promise<Metadata> {
  return { title: decodeURIComponent((await params).pseudonym) };
}

export default async function AnnotatorPage({ params }: AnnotatorPageProps) {
  const { slug, pseudonym } = await params;
  const scope = { project: slug, annotator: decodeURIComponent(pseudonym) };
  const { annotator, erasedAt, acts, contest, exclusions, events, answers, repeats, twins } = await load(
    (caller) => caller.annotatorStatus.show(scope),
  );
  const project = await loadProject(slug);
  const doubles = await load((caller) => caller.annotator.doubles({ project: slug }));
  const t = await getTranslations("organizer.annotatorStatus");
  const code = await getTranslations("organizer.returnCode");
  return (
    <>
      <Link
        href={`/projects/${slug}/annotators`}
        className="inline-flex min-h-6 items-center self-start text-label"
      >
        {t("back")}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-3">
          <h1>{annotator.pseudonym}</h1>
          <AnnotatorStatusBadge state={annotator.state} />
          {annotator.isExcluded ? <ExcludedBadge /> : null}
        </div>
        {erasedAt === null ? (
          <div className="flex flex-wrap gap-2">
            <AnnotatorStatusActions project={slug} annotator={annotator.pseudonym} acts={acts} />
            <ExcludeButton project={slug} annotator={annotator.pseudonym} isExcluded={annotator.isExcluded} />
          </div>
        ) : null}
      </div>
      {erasedAt === null ? null : <ErasedNotice at={erasedAt} />}
      {contest === null ? null : (
        <ContestCard
          project={slug}
          annotator={annotator.pseudonym}
          contest={contest}
          mayLetGoOn={acts.includes("let-go-on")}
        />
      )}
      <ProbableDoubles
        project={slug}
        doubles={doubles.filter(({ annotators }) => annotators.includes(annotator.pseudonym))}
      />
      <AnnotatorFiguresCard {...{ annotator, repeats, twins }} taskType={project.taskType} />
      {exclusions.length === 0 ? null : <ExclusionLog project={slug} exclusions={exclusions} />}
      <AnnotatorStatusEvents events={events} />
      <LatestAnswers answers={answers} project={project} />
      {erasedAt === null ? (
        <>
          <Card title={code("title")}>
            <ShowReturnCode project={slug} annotator={annotator.pseudonym} />
          </Card>
          <PersonalDataCard project={slug} annotator={annotator.pseudonym} />
        </>
      ) : null}
    </>
  );
}
