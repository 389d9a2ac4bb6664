"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { SettingChanges } from "@/app/_organizer/activity/setting-changes";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { Skeleton } from "@/app/_ui/skeleton";
import type { RehearsedSetting } from "@/server/domain/rehearsal/contracts";

interface TakeOverProps {
  project: string;
  asked: RehearsedSetting;
  /** Which rehearsal stands as the reason. */
  reason: string;
}

/** What a rehearsed setting would change in the project now, and the button that changes it. */
export function TakeOver({ project, asked, reason }: TakeOverProps) {
  const t = useTranslations("organizer.rehearsal");
  const ui = useTranslations("organizer.ui");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const found = useQuery(trpc.rehearsal.compare.queryOptions({ project, ...asked }));
  const use = useMutation(trpc.rehearsal.use.mutationOptions({ onSuccess: () => router.refresh() }));
  if (use.isSuccess) return <Notice tone="info" announced title={t("taken", { reason })} />;
  const refused = found.error ?? use.error;
  return (
    <section aria-label={t("differences")} className="flex flex-col gap-3 text-label">
      {refused === null ? null : (
        <Notice tone="danger" announced title={sentenceOf(refused)}>
          <ul>
            {Object.entries(fieldSentencesOf(refused)).map(([field, sentence]) => (
              <li key={field}>
                <span className="font-mono">{field}</span>: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {found.data === undefined ? (
        <Skeleton rows={2} label={ui("loading")} />
      ) : found.data.length === 0 ? (
        <p>{t("nothingDiffers")}</p>
      ) : (
        <>
          <SettingChanges changes={found.data} />
          <p className="text-muted">{t("reason", { reason })}</p>
          <Button
            variant="primary"
            className="self-start"
            busyLabel={use.isPending && t("saving")}
            onClick={() => use.mutate({ project, ...asked })}
          >
            {t("save")}
          </Button>
        </>
      )}
    </section>
  );
}
