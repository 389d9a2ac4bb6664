"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { parseNumber } from "@/app/_ui/parse-number";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";

interface MarkChosenProps {
  project: string;
  /** Items that have a score and are not gold. */
  itemIds: readonly string[];
  /** Whether answers off the known one can be right. */
  hasTolerance: boolean;
  onDone: (sentence: string) => void;
  onForget: () => void;
}

/** Makes the chosen items gold, each with its own score as the known answer. */
export function MarkChosen({ project, itemIds, hasTolerance, onDone, onForget }: MarkChosenProps) {
  const t = useTranslations("organizer.items.markChosen");
  const ui = useTranslations("organizer.ui");
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [tolerance, setTolerance] = useState("1");
  const allowed = hasTolerance ? parseNumber(tolerance) : 0;
  const count = itemIds.length;
  const mark = useMutation(
    useTRPC().gold.markScored.mutationOptions({
      onSuccess: () => {
        onDone(t("done", { count }));
        router.refresh();
      },
    }),
  );
  const sentences = mark.error ? fieldSentencesOf(mark.error) : {};
  const wrongTolerance = allowed === null ? ui("notNumber") : sentences.tolerance;
  return (
    <div role="group" aria-label={t("title")} className="flex flex-wrap items-end gap-3">
      {hasTolerance ? (
        <Field label={t("tolerance")} hint={t("toleranceHint")} error={wrongTolerance}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              className="max-w-24"
              value={tolerance}
              onChange={(event) => setTolerance(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Button
        variant="primary"
        busyLabel={mark.isPending && ui("saving")}
        onClick={() => {
          if (allowed !== null) mark.mutate({ project, itemIds: [...itemIds], tolerance: allowed });
        }}
      >
        {t("button", { count })}
      </Button>
      <Button variant="quiet" onClick={onForget}>
        {t("forget")}
      </Button>
      {mark.error && sentences.tolerance === undefined ? (
        <Notice tone="danger" announced title={sentenceOf(mark.error)} />
      ) : null}
    </div>
  );
}
