import { useTranslations } from "next-intl";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { ProjectTabs } from "./project-tabs";
import { StateBadge } from "./state-badge";
import { isOfTask, projectTabs } from "./tabs";

/** Name, state and tabs of a project; tabs that the role may not use are absent. */
export function ProjectHeader({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.tabs");
  const tabs = projectTabs
    .filter((tab) => may(project.role, tab.permission) && isOfTask(tab.name, project.taskType))
    .map((tab) => ({ href: `/projects/${project.slug}${tab.path}`, name: t(tab.name) }));
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0 wrap-anywhere">{project.name}</h1>
        <StateBadge state={project.state} />
      </div>
      <ProjectTabs tabs={tabs} label={t("label")} elsewhere={t("elsewhere")} />
    </div>
  );
}
