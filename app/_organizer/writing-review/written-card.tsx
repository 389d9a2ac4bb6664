"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ItemText } from "@/app/_organizer/item/item-text";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { WrittenEntry } from "@/server/domain/writing/contracts";
import { WrittenTextBlock } from "./written-text";

/** A text beside what it was written for; it is accepted or rejected as it is. */
export function WrittenCard({ project, entry }: { project: ProjectDetail; entry: WrittenEntry }) {
  const t = useTranslations("organizer.task.pair-writing.review");
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [reason, setReason] = useState(entry.review?.reason ?? "");
  const review = useMutation(useTRPC().writing.review.mutationOptions({ onSettled: () => router.refresh() }));
  const { itemId, annotatorId, written: read, externalId: item, author, dataset, requested, form } = entry;
  const decided = { project: project.slug, itemId, annotatorId, read };
  const decide = (accepted: boolean) =>
    review.mutate({ ...decided, accepted, reason: accepted ? "" : reason });
  const missing = review.isError ? fieldSentencesOf(review.error).reason : undefined;
  return (
    <article className="flex flex-col gap-2 rounded-card border border-hairline bg-surface p-4">
      <p className="text-label text-muted">{t("by", { item, dataset, author })}</p>
      <ItemText text={entry.largerText} lang={project.language} />
      <p className="text-label font-semibold">{t("asked", { form, rating: requested })}</p>
      <WrittenTextBlock written={entry.written} language={project.language} />
      {entry.comment === null ? null : <p className="text-label">{t("comment", { text: entry.comment })}</p>}
      {entry.review?.accepted === false ? (
        <p className="text-label">{t("reasonWas", { reason: entry.review.reason })}</p>
      ) : null}
      {review.isError && missing === undefined ? (
        <Notice tone="danger" announced title={sentenceOf(review.error)} />
      ) : null}
      <div className="flex flex-wrap items-end gap-2">
        {entry.review?.accepted === true ? null : (
          <Button
            variant="primary"
            aria-label={t("acceptOf", { item, author })}
            busyLabel={review.isPending && t("busy")}
            onClick={() => decide(true)}
          >
            {t("accept")}
          </Button>
        )}
        {entry.review?.accepted === false ? null : (
          <>
            <Field label={t("reason")} error={missing}>
              {(control) => (
                <TextInput {...control} value={reason} onChange={(event) => setReason(event.target.value)} />
              )}
            </Field>
            <Button
              aria-label={t("rejectOf", { item, author })}
              busyLabel={review.isPending && t("busy")}
              onClick={() => decide(false)}
            >
              {t("reject")}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
