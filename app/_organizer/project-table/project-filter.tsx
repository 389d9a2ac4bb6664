import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ProjectSummary } from "@/server/domain/project/contracts";
import { listOf, projectLists, type ProjectList } from "./listed-projects";

interface ProjectFilterProps {
  shown: ProjectList;
  projects: readonly ProjectSummary[];
}

/** The parts of the list with how many projects each has; the address keeps which is shown. */
export function ProjectFilter({ shown, projects }: ProjectFilterProps) {
  const t = useTranslations("organizer.accounts.projects");
  return (
    <nav aria-label={t("filter")} className="flex flex-wrap gap-x-4 gap-y-1">
      {projectLists.map((list) => (
        <Link
          key={list}
          href={`/projects?show=${list}`}
          aria-current={list === shown ? "page" : undefined}
          className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 aria-[current]:font-semibold aria-[current]:text-text aria-[current]:no-underline"
        >
          {t("count", {
            name: t(list),
            count: projects.filter((project) => listOf(project) === list).length,
          })}
        </Link>
      ))}
    </nav>
  );
}
