import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { EndPreviewBand } from "@/app/_organizer/end-preview/simulated-band";
import { simulatedEnd } from "@/app/_organizer/end-preview/simulated-end";
import { SimulatedSheet } from "@/app/_organizer/end-preview/simulated-sheet";
import { shownDraft } from "@/app/_organizer/hit-preview/shown-draft";
import { outcomeTableOf, tableNames } from "@/app/_organizer/recruit/recruiter-table";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { endReasons } from "@/server/domain/recruiter/end-reason";

interface EndPreviewProps {
  params: Promise<{ slug: string; recruiter: string; reason: string }>;
  searchParams: Promise<{ pages?: string | string[] }>;
}

export async function generateMetadata({ params }: EndPreviewProps): Promise<Metadata> {
  const { reason } = await params;
  const known = endReasons.find((each) => each === reason);
  if (known === undefined) return {};
  const t = await getTranslations("organizer");
  return { title: t("endPreview.title", { reason: t(`recruiters.reasons.${known}`) }) };
}

/** The page that ends the work of people from one recruiter, for organizers to look at. */
export default async function EndPreviewPage({ params, searchParams }: EndPreviewProps) {
  const { slug, recruiter, reason: asked } = await params;
  const { pages = "any" } = await searchParams;
  const detail = await loadProject(slug);
  const reason = endReasons.find((each) => each === asked);
  const source = tableNames.find((each) => each === recruiter);
  if (!may(detail.role, "organize") || reason === undefined || source === undefined) notFound();
  if (outcomeTableOf(detail, source) === null) notFound();
  const hasWorked = pages === "some";
  const end = simulatedEnd(detail, { source, reason, hasWorked });
  return (
    <>
      <EndPreviewBand address={`/projects/${slug}/preview/end/${source}/${reason}?pages=${String(pages)}`} />
      <div inert>
        <AnnotatorHeader project={shownDraft(detail)} />
      </div>
      <SimulatedSheet detail={detail} reason={reason} end={end} />
    </>
  );
}
