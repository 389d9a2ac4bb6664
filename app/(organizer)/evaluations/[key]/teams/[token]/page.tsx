import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EvaluationFacts } from "@/app/_organizer/evaluation/evaluation-facts";
import { PublicFrame } from "@/app/_organizer/evaluation/public-frame";
import { TeamPanel } from "@/app/_organizer/evaluation/team-panel";
import { ButtonLink } from "@/app/_ui/button-link";
import { ownAddress } from "@/app/_trpc/join-address";
import { load } from "@/app/_trpc/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.evaluation.team");
  // The address holds a secret that must not travel with the links of this page.
  return { title: t("title"), referrer: "no-referrer", robots: { index: false } };
}

/** A team's own page; looking at it starts no clock. */
export default async function TeamPage({ params }: { params: Promise<{ key: string; token: string }> }) {
  const { key, token } = await params;
  const team = await load((caller) => caller.evaluation.team({ key, token }));
  const t = await getTranslations("organizer.evaluation.public");
  const href = `${await ownAddress()}/evaluations/${key}/teams/${token}`;
  return (
    <PublicFrame title={team.evaluation.title}>
      <EvaluationFacts evaluation={team.evaluation} />
      <div>
        <ButtonLink href={`/evaluations/${key}/leaderboard`}>{t("leaderboard")}</ButtonLink>
      </div>
      <TeamPanel team={team} token={token} href={href} />
    </PublicFrame>
  );
}
