import { getTranslations } from "next-intl/server";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ReportedCard } from "@/app/_organizer/item-report/reported-card";
import { reportedAddress, reportedQuery } from "@/app/_organizer/item-report/reported-query";
import { ReportedTabs } from "@/app/_organizer/item-report/reported-tabs";
import { load, loadProject } from "@/app/_trpc/load";
import { PageLinks } from "@/app/_ui/page-links";
import { reportedPerPage } from "@/server/domain/item-report/list-contracts";

interface ReportedPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = screenTitle("reported");

/** Items that annotators report as broken. */
export default async function ReportedPage({ params, searchParams }: ReportedPageProps) {
  const project = await loadProject((await params).slug);
  const query = reportedQuery(await searchParams);
  const list = await load((caller) => caller.itemReport.list({ project: project.slug, ...query }));
  const t = await getTranslations("organizer.itemReports");
  return (
    <>
      {project.settings.itemReports.enabled ? null : <p className="text-label">{t("off")}</p>}
      <ReportedTabs query={query} counts={list.counts} />
      {list.groups.length === 0 ? (
        <p role="status" className="text-label">
          {t(`empty.${query.state}`)}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {list.groups.map((group) => (
            <li key={group.itemId}>
              <ReportedCard project={project} group={group} isWaiting={query.state === "waiting"} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={query.page}
        total={list.total}
        pageSize={reportedPerPage}
        addressOf={(page) => reportedAddress({ ...query, page })}
      />
    </>
  );
}
