import { notFound, redirect } from "next/navigation";
import { DimensionSection } from "@/app/_organizer/dimension-editor/dimension-section";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { ScaleSection } from "@/app/_organizer/scale-editor/scale-section";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { hasDimensions } from "@/server/domain/task/traits";

export const generateMetadata = screenTitle("scale");

export default async function ScalePage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  if (!isOfTask("scale", project.taskType)) redirect(`/projects/${project.slug}/question`);
  return (
    <>
      {hasDimensions(project.taskType) ? <DimensionSection project={project} /> : null}
      <ScaleSection project={project} />
    </>
  );
}
