import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ActivityList } from "@/app/_organizer/activity/activity-list";
import { ActivitySearch } from "@/app/_organizer/activity/activity-search";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { buttonStyle } from "@/app/_ui/button-style";
import { EmptyState } from "@/app/_ui/empty-state";
import { queryAddress, readQuery, type SearchParams } from "@/app/_ui/list-query";
import { PageLinks } from "@/app/_ui/page-links";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import { activityFilter, activityPageSize, activityQuery } from "@/server/domain/activity/contracts";

export const generateMetadata = screenTitle("activity");

async function Activity({ project, search }: { project: string; search: SearchParams }) {
  const query = readQuery(activityQuery, search);
  const { entries, total, people } = await load((caller) => caller.activity.list({ project, ...query }));
  const t = await getTranslations("organizer.activity");
  const { page, ...filter } = query;
  const file = (name: string) =>
    `/api/projects/${project}/activity/${name}${queryAddress(activityFilter, filter)}`;
  return (
    <>
      <ActivitySearch query={query} people={people} />
      {total === 0 ? (
        <EmptyState title={t("noneFound")} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-label text-muted">{t("count", { total })}</p>
            <div className="flex gap-2">
              <a className={buttonStyle("secondary")} href={file("activity.csv")} download>
                {t("csv")}
              </a>
              <a className={buttonStyle("secondary")} href={file("activity.jsonl")} download>
                {t("jsonl")}
              </a>
            </div>
          </div>
          <ActivityList entries={entries} />
          <PageLinks
            page={page}
            total={total}
            pageSize={activityPageSize}
            addressOf={(next) => queryAddress(activityQuery, { ...query, page: next })}
          />
        </>
      )}
    </>
  );
}

interface ActivityPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function ProjectActivityPage({ params, searchParams }: ActivityPageProps) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Activity project={project.slug} search={await searchParams} />
    </Suspense>
  );
}
