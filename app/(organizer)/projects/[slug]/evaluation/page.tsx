import { getTranslations } from "next-intl/server";
import { EvaluationSettingsForm } from "@/app/_organizer/evaluation/evaluation-settings";
import { EvaluationState } from "@/app/_organizer/evaluation/evaluation-state";
import { OpenEvaluation } from "@/app/_organizer/evaluation/open-evaluation";
import { SubmitRun } from "@/app/_organizer/evaluation/run-form";
import { TeamTable } from "@/app/_organizer/evaluation/team-table";
import { NotOfTask } from "@/app/_organizer/project-shell/not-of-task";
import { NotInCopy } from "@/app/_organizer/project-shell/not-in-copy";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { ownAddress } from "@/app/_trpc/join-address";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("evaluation");

export default async function EvaluationPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug, role, taskType, rehearsalOf } = await loadProject((await params).slug);
  if (rehearsalOf !== null) return <NotInCopy screen="evaluation" original={rehearsalOf} />;
  if (!isOfTask("evaluation", taskType)) return <NotOfTask screen="evaluation" />;
  const { releases, evaluation } = await load((caller) => caller.evaluation.show({ project: slug }));
  const t = await getTranslations("organizer.evaluation");
  const mayOrganize = may(role, "organize");
  const [newest] = releases;
  if (newest === undefined) {
    return (
      <EmptyState title={t("noRelease")} next={{ href: `/projects/${slug}/releases`, name: t("toReleases") }}>
        <p className="text-label">{t("noReleaseHint")}</p>
      </EmptyState>
    );
  }
  if (evaluation === null) {
    if (mayOrganize) return <OpenEvaluation project={slug} releases={releases} />;
    return (
      <EmptyState title={t("notOpened")}>
        <p className="text-label">{t("notOpenedHint")}</p>
      </EmptyState>
    );
  }
  const { teams, settings, datasets, dimensions, scale } = evaluation;
  return (
    <>
      <EvaluationState
        project={slug}
        evaluation={evaluation}
        newer={newest > evaluation.version ? newest : null}
        mayOrganize={mayOrganize}
        address={await ownAddress()}
      />
      <TeamTable project={slug} teams={teams} runsPerTeam={settings.runsPerTeam} mayOrganize={mayOrganize} />
      {mayOrganize ? (
        <>
          <EvaluationSettingsForm project={slug} settings={settings} scale={scale} />
          <Card title={t("ownRun")} description={t("ownRunHint")}>
            <SubmitRun
              action={`/api/projects/${slug}/evaluation/runs`}
              datasets={datasets}
              dimensions={dimensions}
              range={settings.withinScale ? scale : null}
            />
          </Card>
        </>
      ) : null}
    </>
  );
}
