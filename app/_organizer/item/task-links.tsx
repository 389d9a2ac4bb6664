import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button-link";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { openItemScreen } from "@/server/domain/task/traits";

/** Where organizers do with items what only their task type knows. */
export function TaskLinks({ project }: { project: ProjectDetail }) {
  const { slug, taskType, role } = project;
  const t = useTranslations(`organizer.task.${taskType}`);
  const path = openItemScreen(project);
  if (path === null || !t.has("itemScreen") || !may(role, "organize")) return null;
  return (
    <ButtonLink href={`/projects/${slug}/items/${path}`} className="self-start">
      {t("itemScreen")}
    </ButtonLink>
  );
}
