import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ImportWizard } from "@/app/_organizer/import-wizard/import-wizard";
import { Notice } from "@/app/_ui/notice";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.import");
  return { title: t("title") };
}

export default async function ImportPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const t = await getTranslations("organizer.import");
  const isDraft = project.state === "draft";
  const mayImport = isDraft || project.state === "live" || project.state === "paused";
  return (
    <>
      <h1>{t("title")}</h1>
      {mayImport ? (
        <>
          {isDraft ? null : <p className="max-w-prose text-label">{t("asBatch")}</p>}
          <ImportWizard
            project={project.slug}
            taskType={project.taskType}
            leadsTo={isDraft ? "items" : "batches"}
          />
        </>
      ) : (
        <Notice tone="info" title={t("notDraft")} />
      )}
    </>
  );
}
