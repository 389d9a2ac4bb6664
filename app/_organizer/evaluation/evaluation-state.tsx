"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import type { EvaluationDetail } from "@/server/domain/evaluation/contracts";
import { LinkToCopy } from "./link-to-copy";

interface EvaluationStateProps {
  project: string;
  evaluation: EvaluationDetail;
  /** A release made after the one that runs are scored against; null where there is none. */
  newer: number | null;
  mayOrganize: boolean;
  /** Where other people reach this server. */
  address: string;
}

/** Whether teams can take part, where they do, and against which release. */
export function EvaluationState({ project, evaluation, newer, mayOrganize, address }: EvaluationStateProps) {
  const t = useTranslations("organizer.evaluation.state");
  const { sentenceOf } = useErrorSentences();
  const router = useRouter();
  const trpc = useTRPC();
  const settled = { onSuccess: () => router.refresh() };
  const setOpen = useMutation(trpc.evaluation.setOpen.mutationOptions(settled));
  const rescore = useMutation(trpc.evaluation.rescore.mutationOptions(settled));
  const { key, version, isOpen, settings, teams } = evaluation;
  const { endsAt } = settings;
  const error = setOpen.error ?? rescore.error;
  const actions = mayOrganize ? (
    <>
      <Button
        busyLabel={setOpen.isPending && t("saving")}
        onClick={() => setOpen.mutate({ project, open: !isOpen })}
      >
        {t(isOpen ? "close" : "reopen")}
      </Button>
      {newer === null ? null : (
        <Button
          busyLabel={rescore.isPending && t("scoring")}
          onClick={() => rescore.mutate({ project, version: newer })}
        >
          {t("rescore", { version: String(newer) })}
        </Button>
      )}
    </>
  ) : null;
  return (
    <Card title={t("title", { version: String(version) })} actions={actions}>
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <p role="status" className="font-semibold">
        {isOpen && endsAt !== null
          ? t.rich("openUntil", { end: () => <Moment at={endsAt} show="full" /> })
          : t(isOpen ? "open" : "closed")}
      </p>
      <p className="text-label">
        {t("counts", { teams: teams.length, runs: teams.reduce((sum, { runs }) => sum + runs, 0) })}
      </p>
      <p className="text-label text-muted">{t("linkHint")}</p>
      <LinkToCopy href={`${address}/evaluations/${key}`} name={t("link")} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={`/projects/${project}/evaluation/leaderboard`}>{t("leaderboard")}</ButtonLink>
        <ButtonLink href={`/evaluations/${key}`}>{t("teamPage")}</ButtonLink>
        <ButtonLink href={`/evaluations/${key}/leaderboard`}>{t("publicLeaderboard")}</ButtonLink>
      </div>
    </Card>
  );
}
