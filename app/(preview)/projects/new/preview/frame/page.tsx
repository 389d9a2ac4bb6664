import { notFound } from "next/navigation";
import { presetAsDraft } from "@/app/_organizer/hit-preview/preset-as-draft";
import { PreviewedPage } from "@/app/_organizer/hit-preview/previewed-page";
import { shownDraft } from "@/app/_organizer/hit-preview/shown-draft";
import { load } from "@/app/_trpc/load";
import { presetNames } from "@/server/domain/preset/presets";

interface NewPreviewProps {
  searchParams: Promise<{ preset?: string | string[] }>;
}

/** The first page of a project that begins with a preset, with items of a demo. */
export default async function NewPreviewPage({ searchParams }: NewPreviewProps) {
  const { preset: asked } = await searchParams;
  const preset = presetNames.find((name) => name === asked);
  if (preset === undefined) notFound();
  const assignment = await load((caller) => caller.project.previewPreset({ preset }));
  return <PreviewedPage project={shownDraft(presetAsDraft(preset))} assignment={assignment} />;
}
