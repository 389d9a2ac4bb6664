import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import type { ProjectSummary } from "@/server/domain/project/contracts";
import { listOf, projectLists, type ProjectList } from "./listed-projects";

interface ProjectFilterProps {
  shown: ProjectList;
  /** Whether rehearsal copies are listed. */
  copiesShown: boolean;
  projects: readonly ProjectSummary[];
}

/** The parts of the list with how many projects each has; the address keeps which is shown. */
export function ProjectFilter({ shown, copiesShown, projects }: ProjectFilterProps) {
  const t = useTranslations("organizer.accounts.projects");
  const simulated = useTranslations("organizer.simulated");
  const listed = projects.filter(({ isRehearsal }) => copiesShown || !isRehearsal);
  const choices = [true, false] as const;
  return (
    <nav aria-label={t("filter")} className="flex flex-wrap gap-x-4 gap-y-1">
      {projectLists.map((list) => (
        <Link
          key={list}
          href={`/projects?show=${list}${copiesShown ? "" : "&copies=hidden"}`}
          aria-current={list === shown ? "page" : undefined}
          className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 aria-[current]:font-semibold aria-[current]:text-text aria-[current]:no-underline"
        >
          {t("count", {
            name: t(list),
            count: listed.filter((project) => listOf(project) === list).length,
          })}
        </Link>
      ))}
      {projects.some(({ isRehearsal }) => isRehearsal) ? (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          <span className="text-label text-muted">{simulated("copies")}</span>
          {choices.map((isShown) => (
            <Link
              key={String(isShown)}
              href={`/projects?show=${shown}&copies=${isShown ? "shown" : "hidden"}`}
              aria-current={isShown === copiesShown ? "true" : undefined}
              className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 aria-[current]:font-semibold aria-[current]:text-text aria-[current]:no-underline"
            >
              {simulated(isShown ? "shown" : "hidden")}
            </Link>
          ))}
        </span>
      ) : null}
    </nav>
  );
}
