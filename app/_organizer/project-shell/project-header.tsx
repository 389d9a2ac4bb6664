import { Link } from "@/app/_ui/link";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { ProjectNav } from "./project-nav";
import { shownGroups } from "./screens";
import { SimulatedBadge } from "./simulated-badge";
import { StateBadge } from "./state-badge";

/** Name and state of a project and the way to its screens. */
export function ProjectHeader({ project }: { project: ProjectDetail }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          href={`/projects/${project.slug}`}
          className="min-w-0 text-label font-semibold wrap-anywhere text-text no-underline hover:underline"
        >
          {project.name}
        </Link>
        {project.rehearsalOf === null ? <StateBadge state={project.state} /> : <SimulatedBadge />}
      </div>
      <ProjectNav project={project.slug} groups={shownGroups(project)} />
    </div>
  );
}
