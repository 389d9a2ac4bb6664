import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { DegradedTwins } from "@/app/_organizer/quality/degraded-twins";
import { HiddenRepeats } from "@/app/_organizer/quality/hidden-repeats";
import { ProtocolLine } from "@/app/_organizer/quality/protocol-line";
import { StoppingSections } from "@/app/_organizer/quality/stopping-sections";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { offeredRules } from "@/task-types/offered-rules";

export const generateMetadata = screenTitle("rules");

export default async function RulesPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  const { summary } = await load((caller) => caller.project.checkLaunch({ project: project.slug }));
  return (
    <>
      <ProtocolLine project={project} />
      <StoppingSections
        project={project}
        rules={offeredRules(project.taskType, project.scale)}
        summary={summary}
      />
      <HiddenRepeats project={project} />
      <DegradedTwins project={project} />
    </>
  );
}
