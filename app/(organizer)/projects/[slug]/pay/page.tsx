import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PayDesk } from "@/app/_components/pay/pay-desk";
import { EmptyState } from "@/app/_components/ui/empty-state";
import { Skeleton } from "@/app/_components/ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";
import type { ProjectDetail } from "@/server/domain/project/contracts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("pay") };
}

async function Pay({ project }: { project: ProjectDetail }) {
  const list = await load((caller) => caller.payment.list({ project: project.slug }));
  const t = await getTranslations("organizer.pay");
  if (list.people.length > 0) return <PayDesk project={project.slug} list={list} />;
  const elsewhere = project.settings.payPerHitMinor === null;
  return (
    <EmptyState title={elsewhere ? t("elsewhere") : t("empty")}>
      <p className="text-label">{elsewhere ? t("elsewhereHint") : t("emptyHint")}</p>
    </EmptyState>
  );
}

export default async function PayPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Pay project={project} />
    </Suspense>
  );
}
