"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { policySources } from "@/server/domain/recruiter/prolific/policy-sources";
import { FindingSentence } from "./finding-sentence";

/** The study at Prolific: what its rules say, and the steps that change it there. */
export function PublishCard({ project, view }: { project: string; view: ProlificView }) {
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const onSuccess = () => router.refresh();
  const draft = useMutation(trpc.prolific.saveDraft.mutationOptions({ onSuccess }));
  const change = useMutation(trpc.prolific.changeStudy.mutationOptions({ onSuccess }));
  const { study, findings } = view;
  const status = study?.status ?? null;
  const error = draft.error ?? change.error;
  const currency = view.connection?.currency ?? view.work.currency;
  const isStopped = findings.some(({ weight }) => weight === "stop");
  const steps = {
    publish: status === "UNPUBLISHED" && !isStopped,
    pause: status === "ACTIVE",
    start: status === "PAUSED" && !isStopped,
    stop: status === "ACTIVE" || status === "PAUSED",
  };
  return (
    <Card id="publish" title={t("publish")}>
      <p className="text-label">
        {status === null ? t("notThere") : t("status", { status, places: study?.places ?? 0 })}
      </p>
      {study?.isCreationUnknown ? <Notice tone="warn" title={t("creationUnknown")} /> : null}
      {study?.problem ? <Notice tone="warn" title={t("problem", { said: study.problem })} /> : null}
      {study !== null && study.changedThere.length > 0 ? (
        <Notice tone="warn" title={t("changedThere", { fields: study.changedThere.join(", ") })} />
      ) : null}
      <ul className="flex flex-col gap-1 text-label">
        {findings.map((finding, at) => (
          <li key={at}>
            <strong>{t(`weights.${finding.weight}`)}</strong>{" "}
            <FindingSentence finding={finding} currency={currency} />{" "}
            <a href={policySources[finding.source]}>{t("rule")}</a>
          </li>
        ))}
      </ul>
      {findings.length === 0 ? <p className="text-label">{t("noFindings")}</p> : null}
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <div className="flex flex-wrap gap-2">
        {view.isPlanSaved ? (
          <Button busyLabel={draft.isPending && t("asking")} onClick={() => draft.mutate({ project })}>
            {t("saveDraft")}
          </Button>
        ) : null}
        {(["publish", "pause", "start", "stop"] as const).map((step) =>
          steps[step] ? (
            <Button
              key={step}
              busyLabel={change.isPending && t("asking")}
              onClick={() => change.mutate({ project, step })}
            >
              {t(`steps.${step}`)}
            </Button>
          ) : null,
        )}
      </div>
    </Card>
  );
}
