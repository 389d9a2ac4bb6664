import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { Basics } from "@/app/_organizer/task-settings/basics";
import { languageOptions } from "@/app/_ui/language-options";
import { hasUnreadPages } from "@/server/domain/language/interface-languages";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("basics");

export default async function BasicsPage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  return (
    <Basics
      project={project}
      languages={languageOptions(await getLocale(), project.language)}
      isUnread={hasUnreadPages(project.language)}
    />
  );
}
