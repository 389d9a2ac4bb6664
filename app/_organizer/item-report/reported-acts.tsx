"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useToast } from "@/app/_ui/toast";
import type { ReportedGroup } from "@/server/domain/item-report/list-contracts";
import { RetireDialog } from "./retire-dialog";

interface ReportedActsProps {
  project: string;
  group: ReportedGroup;
  isWaiting: boolean;
}

/** What an organizer does about a reported item. */
export function ReportedActs({ project, group, isWaiting }: ReportedActsProps) {
  const t = useTranslations("organizer.itemReports");
  const router = useRouter();
  const tell = useToast();
  const trpc = useTRPC();
  const { sentenceOf } = useErrorSentences();
  const [isRetiring, setIsRetiring] = useState(false);
  const { item, itemId } = group;
  const finish = (title: string) => {
    tell({ title });
    router.refresh();
  };
  const dismiss = useMutation(
    trpc.itemReport.dismiss.mutationOptions({ onSuccess: () => finish(t("dismissed", { item })) }),
  );
  const takeBack = useMutation(
    trpc.itemReport.reinstate.mutationOptions({ onSuccess: () => finish(t("takenBack", { item })) }),
  );
  const error = dismiss.error ?? takeBack.error;
  return (
    <>
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <div className="flex flex-wrap gap-2">
        {group.retired !== null ? (
          <Button
            aria-label={t("takeBackOf", { item })}
            busyLabel={takeBack.isPending && t("busy")}
            onClick={() => takeBack.mutate({ project, itemId })}
          >
            {t("takeBack")}
          </Button>
        ) : (
          <>
            {isWaiting ? (
              <Button
                aria-label={t("dismissOf", { item })}
                busyLabel={dismiss.isPending && t("busy")}
                onClick={() => dismiss.mutate({ project, itemId })}
              >
                {t("dismiss")}
              </Button>
            ) : null}
            <Button aria-label={t("retireOf", { item })} onClick={() => setIsRetiring(true)}>
              {t("retire")}
            </Button>
          </>
        )}
      </div>
      {isRetiring ? (
        <RetireDialog
          project={project}
          group={group}
          onClose={() => setIsRetiring(false)}
          onDone={() => {
            setIsRetiring(false);
            finish(t("retireDialog.done", { item }));
          }}
        />
      ) : null}
    </>
  );
}
