"use client";

import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";

/** Holds the files of a release against their checksums and says what came of it. */
export function CheckRelease({ project, version }: { project: string; version: number }) {
  const t = useTranslations("organizer.releases");
  const { sentenceOf } = useErrorSentences();
  const check = useMutation(useTRPC().release.check.mutationOptions());
  const differing = check.data?.differing ?? [];
  return (
    <div className="flex flex-wrap items-center gap-3">
      {check.isSuccess && differing.length === 0 ? (
        <p role="status" className="flex items-center gap-1 font-semibold text-live">
          <Check aria-hidden size={16} />
          {t("verified")}
        </p>
      ) : null}
      {differing.length > 0 ? (
        <Notice tone="danger" announced title={t("differing", { names: differing.join(", ") })} />
      ) : null}
      {check.error ? <Notice tone="danger" announced title={sentenceOf(check.error)} /> : null}
      <Button
        aria-label={t("verifyVersion", { version })}
        busyLabel={check.isPending && t("verifying")}
        onClick={() => check.mutate({ project, version })}
      >
        {t("verify")}
      </Button>
    </div>
  );
}
