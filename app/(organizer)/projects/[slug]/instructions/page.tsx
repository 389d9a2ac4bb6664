import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { ConsentSettings } from "@/app/_organizer/task-settings/consent";
import { InstructionsSettings } from "@/app/_organizer/task-settings/instructions";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("instructions");

export default async function InstructionsPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  return (
    <>
      <InstructionsSettings project={project} />
      <ConsentSettings project={project} />
    </>
  );
}
