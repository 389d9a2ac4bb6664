import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { StudyScreen } from "@/app/_organizer/prolific/study-screen";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { load, loadProject } from "@/app/_trpc/load";
import { ButtonLink } from "@/app/_ui/button-link";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("recruit");

export default async function ProlificStudyPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { role } = await loadProject(slug);
  if (!may(role, "organize")) notFound();
  const view = await load((caller) => caller.prolific.show({ project: slug }));
  const t = await getTranslations("organizer.prolific");
  return (
    <>
      <h1>{t("title")}</h1>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={`/projects/${slug}/recruit/prolific`}>{t("outcomes")}</ButtonLink>
        <ButtonLink href={`/projects/${slug}/recruit/prolific/participants`}>{t("participants")}</ButtonLink>
      </div>
      <StudyScreen project={slug} isOwner={may(role, "own")} view={view} />
    </>
  );
}
