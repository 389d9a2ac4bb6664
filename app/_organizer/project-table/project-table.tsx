import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { AgreementCell } from "@/app/_organizer/agreement/agreement-cell";
import { Done } from "@/app/_ui/done";
import { Moment } from "@/app/_ui/moment";
import { Money } from "@/app/_ui/money";
import { ListedProjectActions } from "./listed-project-actions";
import { ProjectWaiting } from "./project-waiting";
import { SimulatedBadge } from "@/app/_organizer/project-shell/simulated-badge";
import { StateBadge } from "@/app/_organizer/project-shell/state-badge";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ProjectSummary } from "@/server/domain/project/contracts";

/** A person's projects, one a row; a draft says what it lacks where others say how far they are. */
export function ProjectTable({ projects }: { projects: ProjectSummary[] }) {
  const t = useTranslations("organizer.projects");
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("name")}</HeadCell>
          <HeadCell>{t("role")}</HeadCell>
          <HeadCell>{t("state")}</HeadCell>
          <HeadCell>{t("judged")}</HeadCell>
          <HeadCell>{t("agreement")}</HeadCell>
          <HeadCell numeric>{t("due")}</HeadCell>
          <HeadCell aria-sort="descending">{t("changed")}</HeadCell>
          <td className="border-b border-control" />
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.slug}>
            <Cell className="min-w-32">
              <Link href={`/projects/${project.slug}`} className="inline-flex min-h-6 items-center">
                {project.name}
              </Link>
              {project.state === "draft" || project.isRehearsal ? null : (
                <ProjectWaiting project={project.slug} />
              )}
            </Cell>
            <Cell label={t("role")}>{t(`roles.${project.role}`)}</Cell>
            <Cell label={t("state")}>
              {project.isRehearsal ? <SimulatedBadge /> : <StateBadge state={project.state} />}
            </Cell>
            <Cell className="whitespace-nowrap" label={t("judged")}>
              {project.state === "draft" ? (
                <DraftState gaps={project.gaps.length} />
              ) : (
                <Done done={project.judgments.done} needed={project.judgments.needed} />
              )}
            </Cell>
            <Cell label={t("agreement")}>
              {project.state === "draft" ? null : <AgreementCell agreement={project.agreement} />}
            </Cell>
            <Cell numeric label={t("due")}>
              {project.isRehearsal ? null : <Money amount={project.due} />}
            </Cell>
            <Cell label={t("changed")}>
              <Moment at={project.changedAt} show="full" />
            </Cell>
            <Cell>
              <ListedProjectActions project={project} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DraftState({ gaps }: { gaps: number }) {
  const t = useTranslations("organizer.projects");
  return <span className="text-muted">{gaps === 0 ? t("readyToLaunch") : t("gaps", { count: gaps })}</span>;
}
