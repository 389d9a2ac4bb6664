import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ContestList } from "@/app/_components/gold/contest-list";
import { GoldTable } from "@/app/_components/gold/gold-table";
import { ButtonLink } from "@/app/_components/ui/button-link";
import { EmptyState } from "@/app/_components/ui/empty-state";
import { Skeleton } from "@/app/_components/ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("gold") };
}

async function Gold({ project }: { project: ProjectDetail }) {
  const scope = { project: project.slug };
  const [items, contests] = await Promise.all([
    load((caller) => caller.gold.list(scope)),
    load((caller) => caller.gold.contests(scope)),
  ]);
  const t = await getTranslations("organizer.gold");
  const { goldPerHit } = project.settings;
  const enabled = items.filter((item) => item.enabled).length;
  if (items.length === 0) {
    return (
      <EmptyState title={t("empty")}>
        <p className="text-label">{t("emptyHint", { goldPerHit })}</p>
        {project.state === "draft" ? (
          <ButtonLink variant="primary" href={`/projects/${project.slug}/items`}>
            {t("toItems")}
          </ButtonLink>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="text-label">
        {t("count", { count: items.length })}{" "}
        {goldPerHit > 0 ? t("runway", { hits: Math.floor(enabled / goldPerHit) }) : t("noneInHits")}
      </p>
      <GoldTable items={items} project={project} />
      <ContestList contests={contests} items={items} />
    </>
  );
}

export default async function GoldPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Gold project={project} />
    </Suspense>
  );
}
