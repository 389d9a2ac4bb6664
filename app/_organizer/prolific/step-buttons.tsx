"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { thrownRefusal } from "@/app/_trpc/refusal";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { currencyOf, useMinorMoney } from "./minor-money";

interface StepButtonsProps {
  project: string;
  view: ProlificView;
  /** Whether a rule stops people from coming. */
  isStopped: boolean;
  /** For a rule that was found only when Prolific was asked. */
  onPolicy: () => void;
}

/** The steps that the study can take from where it is; those that cost money or end it are confirmed first. */
export function StepButtons({ project, view, isStopped, onPolicy }: StepButtonsProps) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const change = useMutation(
    useTRPC().prolific.changeStudy.mutationOptions({
      onSuccess: () => router.refresh(),
      onError: (error) => {
        router.refresh();
        if (thrownRefusal(error).reason === "policy") onPolicy();
      },
    }),
  );
  const { plan, study } = view;
  const status = study?.status ?? null;
  const money = moneyIn(currencyOf(view));
  const named = {
    places: plan.places,
    reward: money(plan.rewardMinor),
    sum: money(plan.rewardMinor * plan.places),
  };
  const isReady = !isStopped && view.work.isLive && study?.isDraftBehind === false;
  const plain = (name: "pause" | "start") => (
    <Button
      busyLabel={change.isPending && change.variables.step === name && t("asking")}
      onClick={() => change.mutate({ project, step: name })}
    >
      {t(`steps.${name}`)}
    </Button>
  );
  return (
    <>
      {status === "UNPUBLISHED" && isReady ? (
        <ConfirmedButton
          variant="primary"
          title={t("publishTitle", named)}
          description={t("publishText", named)}
          confirm={t("steps.publish")}
          busyLabel={t("asking")}
          act={change}
          onConfirm={(close) => change.mutate({ project, step: "publish" }, { onSuccess: close })}
        >
          {t("steps.publish")}
        </ConfirmedButton>
      ) : null}
      {status === "ACTIVE" ? plain("pause") : null}
      {status === "PAUSED" && !isStopped ? plain("start") : null}
      {status === "ACTIVE" || status === "PAUSED" ? (
        <ConfirmedButton
          variant="danger"
          title={t("stopTitle")}
          description={t("stopText")}
          confirm={t("steps.stop")}
          busyLabel={t("asking")}
          act={change}
          onConfirm={(close) => change.mutate({ project, step: "stop" }, { onSuccess: close })}
        >
          {t("steps.stop")}
        </ConfirmedButton>
      ) : null}
      {change.error ? <Notice tone="danger" announced title={sentenceOf(change.error)} /> : null}
    </>
  );
}
