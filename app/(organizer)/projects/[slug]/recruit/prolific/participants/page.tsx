import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ParticipantsScreen } from "@/app/_organizer/prolific/participants/participants-screen";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { load, loadProject } from "@/app/_trpc/load";
import { readQuery, type SearchParams } from "@/app/_ui/list-query";
import { may } from "@/server/domain/project/may";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";

export const generateMetadata = screenTitle("recruit");

interface ParticipantsPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function ProlificParticipantsPage({ params, searchParams }: ParticipantsPageProps) {
  const { slug } = await params;
  const { role } = await loadProject(slug);
  if (!may(role, "organize")) notFound();
  const query = readQuery(listParticipantsInput, await searchParams);
  const list = await load((caller) => caller.prolific.participants({ project: slug, ...query }));
  const t = await getTranslations("organizer.prolific.people");
  return (
    <>
      <h1>{t("title")}</h1>
      <ParticipantsScreen project={slug} query={query} initial={list} />
    </>
  );
}
