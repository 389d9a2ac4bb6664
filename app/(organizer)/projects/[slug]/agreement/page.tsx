import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { AggregationPanel } from "@/app/_organizer/aggregation/aggregation-panel";
import { AggregationReport } from "@/app/_organizer/aggregation/aggregation-report";
import { AgreementPanel } from "@/app/_organizer/agreement/agreement-panel";
import { AgreementResultSection } from "@/app/_organizer/agreement/agreement-result-section";
import { endedJob } from "@/app/_organizer/job/ended-job";
import { NotOfTask } from "@/app/_organizer/project-shell/not-of-task";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("agreement");

async function Agreement({ project }: { project: ProjectDetail }) {
  const { slug, role, state, settings } = project;
  const [endedReport, endedComparison] = await Promise.all([
    endedJob(slug, "agreement"),
    endedJob(slug, "aggregation"),
  ]);
  const [{ report, canCompute, course }, gold, methods] = await Promise.all([
    load((caller) => caller.agreement.show({ project: slug })),
    load((caller) => caller.agreement.gold({ project: slug })),
    load((caller) => caller.agreement.goldMethods({ project: slug })),
  ]);
  const mayOrganize = may(role, "organize");
  const own = settings.aggregation;
  return (
    <div className="flex flex-col gap-4">
      <AgreementPanel
        project={slug}
        mayCompute={mayOrganize}
        canCompute={canCompute}
        hasReport={report !== null}
        hasChanged={report?.hasChanged ?? false}
        endedJob={endedReport}
      >
        {report === null ? null : (
          <AgreementResultSection
            project={slug}
            report={report}
            course={course}
            isInterim={state !== "closed"}
            mayOrganize={mayOrganize}
          />
        )}
      </AgreementPanel>
      {canCompute && methods.some((method) => method !== own.aggregation.method) ? (
        <AggregationPanel
          project={slug}
          own={own}
          offered={methods}
          hasNotApplicable={project.scale.notApplicable}
          mayChange={mayOrganize}
          endedJob={endedComparison}
        >
          {gold === null ? null : <AggregationReport project={slug} shown={gold} />}
        </AggregationPanel>
      ) : null}
    </div>
  );
}

export default async function AgreementPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!isOfTask("agreement", project.taskType)) return <NotOfTask screen="agreement" />;
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Agreement project={project} />
    </Suspense>
  );
}
