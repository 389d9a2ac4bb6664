"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { CopyButton } from "@/app/_ui/copy-button";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";

/** Shows the return code of somebody who has lost it, when it is asked for. */
export function ShowReturnCode({ project, annotator }: { project: string; annotator: string }) {
  const t = useTranslations("organizer.returnCode");
  const { sentenceOf } = useErrorSentences();
  const show = useMutation(useTRPC().annotator.returnCode.mutationOptions());
  return (
    <div className="flex flex-col items-start gap-2">
      {show.error ? <Notice tone="danger" announced title={sentenceOf(show.error)} /> : null}
      {show.data === undefined ? (
        <Button busyLabel={show.isPending && t("busy")} onClick={() => show.mutate({ project, annotator })}>
          {t("show")}
        </Button>
      ) : (
        <p role="status" className="flex flex-wrap items-center gap-2">
          <code dir="ltr">{show.data}</code>
          <CopyButton text={show.data} name={t("title")} />
        </p>
      )}
      <p className="text-label text-muted">{t("hint")}</p>
    </div>
  );
}
