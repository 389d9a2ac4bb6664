import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LeaderboardView } from "@/app/_organizer/evaluation/leaderboard-view";
import { PublicFrame } from "@/app/_organizer/evaluation/public-frame";
import { ButtonLink } from "@/app/_ui/button-link";
import { readQuery, type SearchParams } from "@/app/_ui/list-query";
import { Moment } from "@/app/_ui/moment";
import { load } from "@/app/_trpc/load";
import { leaderboardQuery } from "@/server/domain/evaluation/leaderboard";

interface PublicLeaderboardProps {
  params: Promise<{ key: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.evaluation.leaderboard");
  return { title: t("title"), robots: { index: false } };
}

/** The table as anyone sees it, or from when there is one. */
export default async function PublicLeaderboardPage({ params, searchParams }: PublicLeaderboardProps) {
  const { key } = await params;
  const query = readQuery(leaderboardQuery, await searchParams);
  const { title, endsAt } = await load((caller) => caller.evaluation.openToAll({ key }));
  const asked = query.version === 0 ? {} : { version: query.version };
  const leaderboard = await load((caller) => caller.evaluation.publicLeaderboard({ key, ...asked }));
  const t = await getTranslations("organizer.evaluation.leaderboard");
  return (
    <PublicFrame title={t("of", { title })}>
      <div>
        <ButtonLink href={`/evaluations/${key}`}>{t("toPublic")}</ButtonLink>
      </div>
      {leaderboard === null ? (
        <p className="font-semibold">
          {endsAt === null
            ? t("hidden")
            : t.rich("hiddenUntil", { end: () => <Moment at={endsAt} show="full" /> })}
        </p>
      ) : (
        <LeaderboardView
          leaderboard={leaderboard}
          query={query}
          csv={`/api/evaluations/${key}/leaderboard`}
        />
      )}
    </PublicFrame>
  );
}
