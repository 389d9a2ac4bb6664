import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ReleaseFiles } from "@/app/_components/release/release-files";
import { EmptyState } from "@/app/_components/ui/empty-state";
import { Skeleton } from "@/app/_components/ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("releases") };
}

async function Releases({ project }: { project: string }) {
  const listing = await load((caller) => caller.release.list({ project }));
  const t = await getTranslations("organizer.releases");
  if (listing.files.length > 0) return <ReleaseFiles project={project} listing={listing} />;
  return (
    <EmptyState title={t("empty")}>
      <p className="text-label">{t("emptyHint")}</p>
    </EmptyState>
  );
}

export default async function ReleasesPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={4} label={ui("loading")} />}>
      <Releases project={project.slug} />
    </Suspense>
  );
}
