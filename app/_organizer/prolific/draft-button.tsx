"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { currencyOf, useMinorMoney } from "./minor-money";

interface DraftButtonProps {
  project: string;
  view: ProlificView;
  /** Whether something is typed that is not saved. */
  isChanged: boolean;
}

/** Sends the saved plan to Prolific: as a draft, which costs nothing, or as more places of a published study. */
export function DraftButton({ project, view, isChanged }: DraftButtonProps) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const draft = useMutation(
    useTRPC().prolific.saveDraft.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  const { study, plan } = view;
  if (!view.isPlanSaved || isChanged || view.connection === null) return null;
  if (study === null || study.publishedAt === null) {
    const isDue = study === null || study.vendorId === null || study.isDraftBehind;
    return (
      <>
        <Button
          variant={isDue ? "primary" : "secondary"}
          busyLabel={draft.isPending && t("asking")}
          onClick={() => draft.mutate({ project })}
        >
          {t("saveDraft")}
        </Button>
        {draft.error ? <Notice tone="danger" announced title={sentenceOf(draft.error)} /> : null}
      </>
    );
  }
  const more = plan.places - (study.places ?? plan.places);
  if (more <= 0) return null;
  const named = { more, places: plan.places, sum: moneyIn(currencyOf(view))(more * plan.rewardMinor) };
  return (
    <ConfirmedButton
      variant="primary"
      title={t("moreTitle", named)}
      description={t("moreText", named)}
      confirm={t("addPlaces", named)}
      busyLabel={t("asking")}
      act={draft}
      onConfirm={(close) => draft.mutate({ project }, { onSuccess: close })}
    >
      {t("addPlaces", named)}
    </ConfirmedButton>
  );
}
