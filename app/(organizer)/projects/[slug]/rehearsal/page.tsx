import { notFound } from "next/navigation";
import { endedJob } from "@/app/_organizer/job/ended-job";
import { NotInCopy } from "@/app/_organizer/project-shell/not-in-copy";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ProtocolLine } from "@/app/_organizer/quality/protocol-line";
import { RehearsalPanel } from "@/app/_organizer/rehearsal/rehearsal-panel";
import { RehearsalRecord } from "@/app/_organizer/rehearsal/rehearsal-record";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("rehearsal");

export default async function RehearsalPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  if (project.rehearsalOf !== null) return <NotInCopy screen="rehearsal" original={project.rehearsalOf} />;
  const ended = await endedJob(project.slug, "rehearsal");
  const { start, rehearsals } = await load((caller) => caller.rehearsal.show({ project: project.slug }));
  return (
    <>
      <ProtocolLine project={project} />
      <RehearsalPanel project={project} start={start} endedJob={ended} />
      {rehearsals.map((rehearsal, at) => (
        <RehearsalRecord
          key={rehearsal.job.id}
          project={project.slug}
          taskType={project.taskType}
          rehearsal={rehearsal}
          isNewest={at === 0}
        />
      ))}
    </>
  );
}
