import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { HitPage } from "@/app/_annotator/hit/hit-page";
import { prepareHitTexts } from "@/app/_annotator/hit/prepare-hit-texts";
import { ScalePanel } from "@/app/_annotator/scale-definitions/scale-panel";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { usesScale } from "@/server/domain/task/traits";
import { WidgetOf } from "@/task-types/widgets";

interface PreviewedPageProps {
  project: ShownProject;
  assignment: LeasedAssignment;
}

/** The HIT page itself, fed by a draft; it keeps and sends nothing. */
export async function PreviewedPage({ project, assignment }: PreviewedPageProps) {
  const t = await getTranslations("organizer.preview");
  if (assignment.items.length === 0) return <main className="sheet">{t("nothing")}</main>;
  return (
    <>
      <AnnotatorHeader project={project} atWork />
      <WidgetOf type={project.taskType}>
        <HitPage
          mode="preview"
          entered={null}
          project={project}
          assignment={assignment}
          arrived={false}
          notice={null}
          warning={null}
          due={null}
          correctAt={null}
          clockAheadMs={0}
          texts={await prepareHitTexts({ ...project, hitSize: assignment.items.length })}
          rail={usesScale(project.taskType) ? <ScalePanel project={project} /> : null}
        />
      </WidgetOf>
    </>
  );
}
