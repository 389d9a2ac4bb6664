import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { NotOfTask } from "@/app/_organizer/project-shell/not-of-task";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { SamplePanel } from "@/app/_organizer/sample/sample-panel";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("sample");

export default async function SamplePage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await loadProject((await params).slug);
  if (!may(project.role, "organize")) notFound();
  if (!isOfTask("sample", project.taskType)) return <NotOfTask screen="sample" />;
  const t = await getTranslations("organizer.sample");
  return (
    <>
      <p className="max-w-xl">{t("intro")}</p>
      <SamplePanel project={project.slug} isDraft={project.state === "draft"} />
    </>
  );
}
