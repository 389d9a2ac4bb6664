import { notFound, redirect } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { QuestionSettings } from "@/app/_organizer/task-settings/question";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("question");

/** What people are asked, where their answers are on no scale. */
export default async function QuestionPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  if (!isOfTask("question", project.taskType)) redirect(`/projects/${project.slug}/scale`);
  return <QuestionSettings project={project} />;
}
