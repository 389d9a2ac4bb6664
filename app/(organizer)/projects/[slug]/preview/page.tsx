import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { HitPreview } from "@/app/_organizer/hit-preview/hit-preview";
import { previewPartsOf } from "@/app/_organizer/hit-preview/preview-parts";
import { load, loadProject } from "@/app/_trpc/load";
import { textDirection } from "@/server/domain/project/text-direction";

export const generateMetadata = screenTitle("preview");

export default async function PreviewPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug, language } = await loadProject((await params).slug);
  const texts = await load((caller) => caller.project.previewTexts({ project: slug }));
  return (
    <HitPreview
      project={slug}
      direction={textDirection(language)}
      languages={texts.languages}
      parts={previewPartsOf(texts)}
    />
  );
}
