import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ImportList } from "@/app/_organizer/item/import-list";
import { ItemFilterForm } from "@/app/_organizer/item/item-filter";
import { itemAddress, itemQuery, type ItemSearchParams } from "@/app/_organizer/item/item-query";
import { ItemTable } from "@/app/_organizer/item/item-table";
import { TaskLinks } from "@/app/_organizer/item/task-links";
import { ButtonLink } from "@/app/_ui/button-link";
import { EmptyState } from "@/app/_ui/empty-state";
import { PageLinks } from "@/app/_ui/page-links";
import { Skeleton } from "@/app/_ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";
import { hasGold } from "@/server/domain/task/traits";

interface ItemsPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<ItemSearchParams>;
}

export const generateMetadata = screenTitle("items");

async function Items({ project, search }: { project: ProjectDetail; search: ItemSearchParams }) {
  const query = itemQuery(search);
  const page = await load((caller) => caller.item.list({ project: project.slug, ...query }));
  const t = await getTranslations("organizer.items");
  return (
    <>
      <ItemFilterForm
        query={query}
        datasets={page.datasets.map((dataset) => dataset.name)}
        splits={page.splits}
        isChecked={hasGold(project.taskType)}
      />
      <p role="status" className="text-label">
        {t("found", { count: page.total })}
      </p>
      {page.items.length > 0 ? <ItemTable items={page.items} project={project} /> : null}
      <PageLinks
        page={query.page}
        total={page.total}
        pageSize={page.pageSize}
        addressOf={(number) => itemAddress({ ...query, page: number })}
      />
    </>
  );
}

export default async function ItemsPage({ params, searchParams }: ItemsPageProps) {
  const project = await loadProject((await params).slug);
  const t = await getTranslations("organizer.items");
  const ui = await getTranslations("organizer.ui");
  const mayImport = project.state === "draft" && may(project.role, "organize");
  const importLink = mayImport ? (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" href={`/projects/${project.slug}/items/import`}>
        {t("import")}
      </ButtonLink>
      {isOfTask("sample", project.taskType) ? (
        <ButtonLink href={`/projects/${project.slug}/sample`}>{t("sample")}</ButtonLink>
      ) : null}
    </div>
  ) : null;
  if (project.itemCount === 0) {
    return (
      <EmptyState title={t("empty")}>
        <p className="text-label">{t("emptyHint")}</p>
        {importLink}
        <TaskLinks project={project} />
      </EmptyState>
    );
  }
  return (
    <>
      {importLink}
      <TaskLinks project={project} />
      {mayImport ? (
        <Suspense fallback={null}>
          <ImportList project={project.slug} />
        </Suspense>
      ) : null}
      <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
        <Items project={project} search={await searchParams} />
      </Suspense>
    </>
  );
}
