import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { BonusList } from "@/app/_organizer/prolific/bonus-list";
import { ParticipantsPanel } from "@/app/_organizer/prolific/participants-panel";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { load, loadProject } from "@/app/_trpc/load";
import { queryAddress, readQuery, type SearchParams } from "@/app/_ui/list-query";
import { PageLinks } from "@/app/_ui/page-links";
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
      <ParticipantsPanel project={slug} list={list} />
      <PageLinks
        page={query.page}
        total={list.found}
        pageSize={list.pageSize}
        addressOf={(page) => queryAddress(listParticipantsInput, { ...query, page })}
      />
      <BonusList project={slug} list={list} />
    </>
  );
}
