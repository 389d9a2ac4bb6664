import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AnnotatorTable } from "@/app/_components/annotator/annotator-table";
import { ButtonLink } from "@/app/_components/ui/button-link";
import { EmptyState } from "@/app/_components/ui/empty-state";
import { Skeleton } from "@/app/_components/ui/skeleton";
import { load, loadProject } from "@/app/_trpc/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.tabs");
  return { title: t("annotators") };
}

async function Annotators({ project }: { project: string }) {
  const annotators = await load((caller) => caller.annotator.list({ project }));
  const t = await getTranslations("organizer.annotators");
  if (annotators.length > 0) return <AnnotatorTable annotators={annotators} />;
  return (
    <EmptyState title={t("empty")}>
      <ButtonLink variant="primary" href={`/projects/${project}/recruit`}>
        {t("toRecruit")}
      </ButtonLink>
    </EmptyState>
  );
}

export default async function AnnotatorsPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  const ui = await getTranslations("organizer.ui");
  return (
    <Suspense fallback={<Skeleton rows={10} label={ui("loading")} />}>
      <Annotators project={project.slug} />
    </Suspense>
  );
}
