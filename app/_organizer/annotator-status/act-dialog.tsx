"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { AnnotatorStatusAct } from "@/server/domain/annotator-status/act-by-hand";
import { useMoneyText } from "@/app/_ui/use-money-text";
import type { AnnotatorStatusEffect } from "@/server/domain/annotator-status/contracts";

interface ActDialogProps {
  project: string;
  annotator: string;
  act: AnnotatorStatusAct;
  onClose: () => void;
  onDone: () => void;
}

/** Says what an act would do, asks for the reason, and does it. */
export function ActDialog({ project, annotator, act, onClose, onDone }: ActDialogProps) {
  const t = useTranslations("organizer.annotatorStatus.acts");
  const trpc = useTRPC();
  const effectSentences = useEffectSentences();
  const preview = useQuery(
    trpc.annotatorStatus.preview.queryOptions({ project, annotator, act }, { gcTime: 0 }),
  );
  const change = useMutation(trpc.annotatorStatus.change.mutationOptions({ onSuccess: onDone }));
  return (
    <ReasonDialog
      title={t(`${act}.title`, { annotator })}
      description={
        preview.data ? (
          effectSentences(act, preview.data).map((sentence) => <p key={sentence}>{sentence}</p>)
        ) : (
          <p>{preview.isError ? null : t("computing")}</p>
        )
      }
      asked={{ label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing") }}
      confirm={t(`${act}.confirm`)}
      variant={act === "stop" ? "danger" : "primary"}
      busyLabel={change.isPending && t("busy")}
      error={change.error ?? preview.error}
      onClose={onClose}
      onConfirm={(reason) => change.mutate({ project, annotator, act, reason })}
    />
  );
}

/** What an act would do, in words. */
function useEffectSentences() {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.annotatorStatus.acts");
  const workSentence = (act: AnnotatorStatusAct, { judgments, hits, cost }: AnnotatorStatusEffect) => {
    if (act === "let-go-on") return t("back", { judgments });
    if (act === "pause") return t("waits");
    if (judgments === 0) return t("stay");
    return t("leave", { judgments, hits, cost: cost === null ? "none" : moneyText(cost) });
  };
  return (act: AnnotatorStatusAct, effect: AnnotatorStatusEffect): string[] => [
    workSentence(act, effect),
    ...(effect.endsPage ? [t("endsPage")] : []),
  ];
}
