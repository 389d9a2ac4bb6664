import { getTranslations } from "next-intl/server";
import { LeaderboardView } from "@/app/_organizer/evaluation/leaderboard-view";
import { NotOfTask } from "@/app/_organizer/project-shell/not-of-task";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { isOfTask } from "@/app/_organizer/project-shell/screens";
import { ButtonLink } from "@/app/_ui/button-link";
import { readQuery, type SearchParams } from "@/app/_ui/list-query";
import { load, loadProject } from "@/app/_trpc/load";
import { leaderboardQuery } from "@/server/domain/evaluation/leaderboard";

interface LeaderboardPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = screenTitle("evaluation");

export default async function LeaderboardPage({ params, searchParams }: LeaderboardPageProps) {
  const { slug, taskType } = await loadProject((await params).slug);
  if (!isOfTask("evaluation", taskType)) return <NotOfTask screen="evaluation" />;
  const query = readQuery(leaderboardQuery, await searchParams);
  const asked = query.version === 0 ? {} : { version: query.version };
  const leaderboard = await load((caller) => caller.evaluation.leaderboard({ project: slug, ...asked }));
  const t = await getTranslations("organizer.evaluation.leaderboard");
  return (
    <>
      <div>
        <ButtonLink href={`/projects/${slug}/evaluation`}>{t("back")}</ButtonLink>
      </div>
      <h2>{t("title")}</h2>
      <LeaderboardView
        leaderboard={leaderboard}
        query={query}
        csv={`/api/projects/${slug}/evaluation/leaderboard`}
      />
    </>
  );
}
