import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { NotInCopy } from "@/app/_organizer/project-shell/not-in-copy";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { PayPanel } from "@/app/_organizer/pay/pay-panel";
import { PaySearch } from "@/app/_organizer/pay/pay-search";
import { EmptyState } from "@/app/_ui/empty-state";
import { queryAddress, readQuery, type SearchParams } from "@/app/_ui/list-query";
import { PageLinks } from "@/app/_ui/page-links";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import { payPageInput } from "@/server/domain/payment/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";

export const generateMetadata = screenTitle("pay");

async function Pay({ project, search }: { project: ProjectDetail; search: SearchParams }) {
  const query = readQuery(payPageInput, search);
  const list = await load((caller) => caller.payment.list({ project: project.slug, ...query }));
  const t = await getTranslations("organizer.pay");
  if (list.total.pages > 0) {
    return (
      <>
        <PaySearch search={query.search} />
        <PayPanel project={project.slug} list={list} />
        <PageLinks
          page={query.page}
          total={list.found}
          pageSize={list.pageSize}
          addressOf={(page) => queryAddress(payPageInput, { ...query, page })}
        />
      </>
    );
  }
  const elsewhere = project.settings.payPerHitMinor === null;
  return (
    <EmptyState
      title={elsewhere ? t("elsewhere") : t("empty")}
      next={{
        href: `/projects/${project.slug}/${elsewhere ? "limits" : "recruit"}`,
        name: elsewhere ? t("toLimits") : t("toRecruit"),
      }}
    >
      <p className="text-label">{elsewhere ? t("elsewhereHint") : t("emptyHint")}</p>
    </EmptyState>
  );
}

interface PayPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function PayPage({ params, searchParams }: PayPageProps) {
  const project = await loadProject((await params).slug);
  if (project.rehearsalOf !== null) return <NotInCopy screen="pay" original={project.rehearsalOf} />;
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Pay project={project} search={await searchParams} />
    </Suspense>
  );
}
