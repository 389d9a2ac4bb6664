import type { Metadata } from "next";
import { getMessages } from "next-intl/server";
import { redirect } from "next/navigation";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { hitProjectOf } from "@/app/_annotator/hit/hit-project";
import { prepareHitTexts } from "@/app/_annotator/hit/prepare-hit-texts";
import { ScalePanel } from "@/app/_annotator/scale-definitions/scale-panel";
import { LeaveButton } from "@/app/_annotator/work/leave-button";
import { WorkPage } from "@/app/_annotator/work/work-page";
import { usesScale } from "@/server/domain/task/traits";
import { WidgetOf } from "@/task-types/widgets";
import { shownProjectOf } from "../shown-project";
import { firstView } from "./first-view";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** The title changes with the page and its gaps, so the page itself draws it. */
export const metadata: Metadata = { title: null };

/** The HIT, whole in the HTML, so that an answer counts before any script has run. */
export default async function Work({ params }: PageProps) {
  const project = await shownProjectOf(params);
  if (!project.joined) redirect(`/p/${project.slug}`);
  const texts = await prepareHitTexts(project);
  const first = await firstView(project.slug, texts.hit);
  const { slug, taskType } = project;
  return (
    <WidgetOf type={taskType}>
      <WorkPage
        project={hitProjectOf(project)}
        first={first}
        servedAt={servedNow()}
        texts={texts}
        header={
          <AnnotatorHeader
            project={project}
            atWork
            leave={<LeaveButton project={slug} texts={(await getMessages()).annotator.leave} />}
          />
        }
        rail={usesScale(taskType) ? <ScalePanel project={project} /> : null}
      />
    </WidgetOf>
  );
}

/** The server's clock, against which the browser reads the end of the lease. */
const servedNow = () => Date.now();
