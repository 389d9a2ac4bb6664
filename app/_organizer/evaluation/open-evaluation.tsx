"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";

interface OpenEvaluationProps {
  project: string;
  /** The newest first. */
  releases: number[];
}

/** Chooses the release against which runs are scored, and opens. */
export function OpenEvaluation({ project, releases }: OpenEvaluationProps) {
  const t = useTranslations("organizer.evaluation.opening");
  const { sentenceOf } = useErrorSentences();
  const router = useRouter();
  const [version, setVersion] = useState(String(releases[0]));
  const open = useMutation(useTRPC().evaluation.open.mutationOptions({ onSuccess: () => router.refresh() }));
  return (
    <Card title={t("title")} description={t("hint")}>
      {open.isError ? <Notice tone="danger" announced title={sentenceOf(open.error)} /> : null}
      <Field label={t("release")}>
        {(control) => (
          <Select
            {...control}
            className="max-w-40"
            value={version}
            onChoose={setVersion}
            options={releases.map((each) => ({
              value: String(each),
              name: t("version", { version: String(each) }),
            }))}
          />
        )}
      </Field>
      <Button
        variant="primary"
        className="self-start"
        busyLabel={open.isPending && t("busy")}
        onClick={() => open.mutate({ project, version: Number(version) })}
      >
        {t("button")}
      </Button>
    </Card>
  );
}
