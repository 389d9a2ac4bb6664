import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { HitPage } from "@/app/_annotator/hit/hit-page";
import { prepareHitTexts } from "@/app/_annotator/hit/prepare-hit-texts";
import { shownDraft } from "@/app/_organizer/hit-preview/shown-draft";
import { ScalePanel } from "@/app/_annotator/scale-definitions/scale-panel";
import { load, loadProject } from "@/app/_trpc/load";
import { WidgetOf } from "@/task-types/widgets";
import { usesScale } from "@/server/domain/project/uses-scale";

/** The HIT page itself, fed by the project as it is now; it keeps and sends nothing. */
export default async function PreviewFramePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const [detail, assignment] = await Promise.all([
    loadProject(slug),
    load((caller) => caller.project.preview({ project: slug })),
  ]);
  const project = shownDraft(detail);
  const t = await getTranslations("organizer.preview");
  if (assignment.items.length === 0) return <main className="sheet">{t("nothing")}</main>;
  return (
    <>
      <AnnotatorHeader project={project} atWork />
      <WidgetOf type={project.taskType}>
        <HitPage
          mode="preview"
          project={project}
          assignment={assignment}
          arrived={false}
          notice={null}
          warning={null}
          due={null}
          clockAheadMs={0}
          texts={await prepareHitTexts({ ...project, hitSize: assignment.items.length })}
          rail={usesScale(project.taskType) ? <ScalePanel project={project} /> : null}
        />
      </WidgetOf>
    </>
  );
}
