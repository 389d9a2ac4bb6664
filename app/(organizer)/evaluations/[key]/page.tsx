import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EvaluationFacts } from "@/app/_organizer/evaluation/evaluation-facts";
import { PublicFrame } from "@/app/_organizer/evaluation/public-frame";
import { RegisterTeam } from "@/app/_organizer/evaluation/register-team";
import { ButtonLink } from "@/app/_ui/button-link";
import { ownAddress } from "@/app/_trpc/join-address";
import { load } from "@/app/_trpc/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.evaluation.public");
  return { title: t("title"), robots: { index: false } };
}

/** Where teams register; it needs no account. */
export default async function PublicEvaluationPage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  const evaluation = await load((caller) => caller.evaluation.openToAll({ key }));
  const t = await getTranslations("organizer.evaluation.public");
  return (
    <PublicFrame title={evaluation.title}>
      <EvaluationFacts evaluation={evaluation} />
      <div>
        <ButtonLink href={`/evaluations/${key}/leaderboard`}>{t("leaderboard")}</ButtonLink>
      </div>
      {evaluation.isOpen ? (
        <RegisterTeam evaluation={key} terms={evaluation.terms} address={await ownAddress()} />
      ) : null}
    </PublicFrame>
  );
}
