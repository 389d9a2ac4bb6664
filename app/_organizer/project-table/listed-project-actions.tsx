"use client";

import { useTranslations } from "next-intl";
import { LeaveProject } from "@/app/_organizer/members/leave-project";
import type { ProjectSummary } from "@/server/domain/project/contracts";
import { ArchiveProject } from "./archive-project";

/** What can be done with a project in the list: an owner archives it, everyone else can leave it. */
export function ListedProjectActions({ project }: { project: ProjectSummary }) {
  const t = useTranslations("organizer.accounts.projects");
  if (project.role === "owner") return <ArchiveProject project={project} />;
  return <LeaveProject project={project.slug} variant="quiet" label={t("leaveOf", { name: project.name })} />;
}
