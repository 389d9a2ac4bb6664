import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { BatchTable } from "@/app/_organizer/batch/batch-table";
import { PromotionPanel } from "@/app/_organizer/batch/promotion-panel";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ButtonLink } from "@/app/_ui/button-link";
import { EmptyState } from "@/app/_ui/empty-state";
import { Moment } from "@/app/_ui/moment";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("batches");

async function Batches({ project }: { project: ProjectDetail }) {
  const list = await load((caller) => caller.batch.list({ project: project.slug }));
  const t = await getTranslations("organizer.batches");
  const mayChange = may(project.role, "organize");
  const isOpen = project.state === "live" || project.state === "paused";
  return (
    <>
      {mayChange && isOpen ? (
        <ButtonLink className="self-start" href={`/projects/${project.slug}/items/import`}>
          {t("add")}
        </ButtonLink>
      ) : null}
      <BatchTable list={list} project={project} mayChange={mayChange} />
      <p className="text-label text-muted">
        {list.agreementAt === null ? (
          t("agreementNever")
        ) : (
          <>
            {t("agreementAt")} <Moment at={list.agreementAt} show="full" />
          </>
        )}
      </p>
      {mayChange && list.canPromote ? <PromotionPanel project={project} /> : null}
    </>
  );
}

export default async function BatchesPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const t = await getTranslations("organizer.batches");
  const ui = await getTranslations("organizer.ui");
  if (project.state === "draft" || project.state === "launching") {
    return (
      <EmptyState title={t("empty")}>
        <p className="text-label">{t("emptyHint")}</p>
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<Skeleton rows={6} label={ui("loading")} />}>
      <Batches project={project} />
    </Suspense>
  );
}
