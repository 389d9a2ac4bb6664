"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Button } from "@/app/_ui/button";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { Excluded, ExclusionEffect } from "@/server/domain/exclusion/contracts";
import { useUndo } from "./use-undo";

interface ExcludeButtonProps {
  project: string;
  annotator: string;
  isExcluded: boolean;
}

/**
 * Excludes one annotator by hand, once it was said what follows and why it is done. Without a button for somebody who
 * is excluded; it stays on the page then, because undoing it is offered from here.
 */
export function ExcludeButton({ project, annotator, isExcluded }: ExcludeButtonProps) {
  const t = useTranslations("organizer.exclusion.byHand");
  const [isOpen, setIsOpen] = useState(false);
  const { tellOf, dialog } = useUndo(project);
  return (
    <>
      {isExcluded ? null : (
        <Button variant="danger" aria-label={t("buttonOf", { annotator })} onClick={() => setIsOpen(true)}>
          {t("button")}
        </Button>
      )}
      {isOpen ? (
        <ExcludeDialog
          project={project}
          annotator={annotator}
          onClose={() => setIsOpen(false)}
          onExcluded={(done) => {
            setIsOpen(false);
            tellOf(done);
          }}
        />
      ) : null}
      {dialog}
    </>
  );
}

interface ExcludeDialogProps {
  project: string;
  annotator: string;
  onClose: () => void;
  onExcluded: (done: Excluded) => void;
}

function ExcludeDialog({ project, annotator, onClose, onExcluded }: ExcludeDialogProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.exclusion.byHand");
  const who = useTranslations("organizer.exclusion.who");
  const acts = useTranslations("organizer.annotatorStatus.acts");
  const trpc = useTRPC();
  const preview = useQuery(trpc.exclusion.preview.queryOptions({ project, annotator }, { gcTime: 0 }));
  const exclude = useMutation(
    trpc.exclusion.excludeByHand.mutationOptions({ onSuccess: (done) => onExcluded(done) }),
  );
  const follows = ({ judgments, hits, cost, collectsAgain }: ExclusionEffect) => {
    if (judgments === 0) return t("nothing");
    if (!collectsAgain) return t("closed", { judgments });
    return t("again", { judgments, hits, cost: cost === null ? "none" : moneyText(cost) });
  };
  return (
    <ReasonDialog
      title={t("title", { annotator })}
      description={
        preview.data ? (
          <>
            <p>{follows(preview.data)}</p>
            {preview.data.endsWork ? <p>{t("ends")}</p> : null}
          </>
        ) : (
          <p>{preview.isError ? null : acts("computing")}</p>
        )
      }
      asked={{ label: who("reason"), hint: who("reasonHint"), missing: who("reasonMissing") }}
      confirm={t("confirm")}
      variant="danger"
      busyLabel={exclude.isPending && acts("busy")}
      error={exclude.error ?? preview.error}
      onClose={onClose}
      onConfirm={(reason) => exclude.mutate({ project, annotator, reason })}
    />
  );
}
