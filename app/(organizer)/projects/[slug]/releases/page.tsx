import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { endedJob } from "@/app/_organizer/job/ended-job";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { CompareVersions } from "@/app/_organizer/release/compare-versions";
import { ReleaseCard } from "@/app/_organizer/release/release-card";
import { ReleasePanel } from "@/app/_organizer/release/release-panel";
import { EmptyState } from "@/app/_ui/empty-state";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { scoresVectors } from "@/server/domain/task/traits";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("releases");

async function Releases({ project }: { project: ProjectDetail }) {
  const { slug, role, taskType } = project;
  const ended = await endedJob(slug, "release");
  const releases = await load((caller) => caller.release.list({ project: slug }));
  const t = await getTranslations("organizer.releases");
  return (
    <>
      <ReleasePanel
        project={slug}
        newest={releases[0] ?? null}
        endedJob={ended}
        mayOrganize={may(role, "organize")}
      />
      {releases.length > 0 ? null : (
        <EmptyState title={t("empty")}>
          <p className="text-label">{t("emptyHint")}</p>
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {releases.map((release, at) => {
          const earlier = releases[at + 1];
          return (
            <li key={release.version} className="flex flex-col gap-3">
              <ReleaseCard
                project={slug}
                release={release}
                isNewest={at === 0}
                scoresVectors={scoresVectors(taskType) && may(role, "organize")}
              />
              {earlier ? (
                <CompareVersions project={slug} from={earlier.version} to={release.version} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

export default async function ReleasesPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={4} label={ui("loading")} />}>
      <Releases project={project} />
    </Suspense>
  );
}
