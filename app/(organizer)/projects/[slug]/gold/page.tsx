import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { AttentionChecksCard } from "@/app/_organizer/attention-check/attention-checks-card";
import { GoldFilter } from "@/app/_organizer/gold/gold-filter";
import { GoldSummary } from "@/app/_organizer/gold/gold-summary";
import { GoldTable } from "@/app/_organizer/gold/gold-table";
import { GoldInWork } from "@/app/_organizer/quality/gold-in-work";
import { ProtocolLine } from "@/app/_organizer/quality/protocol-line";
import { NotOfTask } from "@/app/_organizer/project-shell/not-of-task";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { ButtonLink } from "@/app/_ui/button-link";
import { EmptyState } from "@/app/_ui/empty-state";
import { queryAddress, readQuery, type SearchParams } from "@/app/_ui/list-query";
import { PageLinks } from "@/app/_ui/page-links";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import { goldPageInput } from "@/server/domain/gold/contracts";
import { rankedFrom } from "@/server/domain/gold/is-ranked";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";

interface GoldPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = screenTitle("gold");

async function Gold({ project, search }: { project: ProjectDetail; search: SearchParams }) {
  const scope = { project: project.slug };
  const query = readQuery(goldPageInput, search);
  const [gold, runway] = await Promise.all([
    load((caller) => caller.gold.list({ ...scope, ...query })),
    load((caller) => caller.gold.runway(scope)),
  ]);
  const contested = new Set(gold.items.flatMap((item) => (item.contested > 0 ? item.itemId : [])));
  const contests = await load((caller) => caller.gold.contests({ ...scope, itemIds: [...contested] }));
  const t = await getTranslations("organizer.gold");
  const { goldPerHit } = project.settings;
  const isDraft = project.state === "draft";
  const toItems = `/projects/${project.slug}/items`;
  if (gold.goldItems === 0) {
    return (
      <EmptyState title={t("empty")}>
        <p className="text-label">{t("emptyHint", { goldPerHit })}</p>
        {isDraft ? (
          <ButtonLink variant="primary" href={toItems}>
            {t("toItems")}
          </ButtonLink>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <>
      <GoldSummary gold={gold} runway={runway} isLaunched={!isDraft} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <GoldFilter query={query} />
        {isDraft && may(project.role, "organize") ? <ButtonLink href={toItems}>{t("add")}</ButtonLink> : null}
      </div>
      {gold.items.length === 0 ? (
        <p role="status" className="text-label">
          {t("nothingFound")}
        </p>
      ) : (
        <>
          <GoldTable items={gold.items} contests={contests} project={project} />
          <p className="text-label text-muted">{t("order", { least: rankedFrom })}</p>
          <PageLinks
            page={query.page}
            total={gold.found}
            pageSize={gold.pageSize}
            addressOf={(page) => queryAddress(goldPageInput, { ...query, page })}
          />
        </>
      )}
    </>
  );
}

async function GoldSettings({ project }: { project: ProjectDetail }) {
  const { summary } = await load((caller) => caller.project.checkLaunch({ project: project.slug }));
  const counts = await load((caller) => caller.attentionChecks.counts({ project: project.slug }));
  return (
    <>
      <GoldInWork project={project} summary={summary} />
      <AttentionChecksCard project={project} counts={counts} />
    </>
  );
}

export default async function GoldPage({ params, searchParams }: GoldPageProps) {
  const project = await loadProject((await params).slug);
  if (!isOfTask("gold", project.taskType)) return <NotOfTask screen="gold" />;
  const ui = await getTranslations("organizer.ui");
  return (
    <>
      <ProtocolLine project={project} />
      {may(project.role, "organize") ? <GoldSettings project={project} /> : null}
      <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
        <Gold project={project} search={await searchParams} />
      </Suspense>
    </>
  );
}
