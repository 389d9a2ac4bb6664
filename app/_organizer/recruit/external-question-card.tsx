"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { CopyButton } from "@/app/_ui/copy-button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { saveFile } from "@/app/_ui/save-file";
import { TextInput } from "@/app/_ui/text-input";
import { externalQuestion } from "@/server/domain/recruiter/mturk/external-question";

/** Pixels that a page of work needs on a worker's screen. */
const usualHeight = "800";

/** The question to create HITs with at Mechanical Turk. */
export function ExternalQuestionCard({ join }: { join: string }) {
  const t = useTranslations("organizer.recruiters.externalQuestion");
  const [height, setHeight] = useState(usualHeight);
  const isHeight = /^\d{1,4}$/.test(height);
  const xml = externalQuestion(join, isHeight ? Number(height) : Number(usualHeight));
  return (
    <Card id="external-question" title={t("title")} description={t("hint")}>
      {join.startsWith("https://") ? null : <Notice tone="warn" title={t("notOverTls")} />}
      <div className="max-w-sm">
        <Field label={t("height")} hint={t("heightHint")} error={isHeight ? undefined : t("heightWrong")}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={height}
              onChange={(event) => setHeight(event.target.value.trim())}
            />
          )}
        </Field>
      </div>
      <pre className="rounded-cell bg-sunken p-2 font-mono text-label wrap-anywhere whitespace-pre-wrap">
        {xml}
      </pre>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={xml} name={t("title")} />
        <Button
          onClick={() => saveFile("external-question.xml", new Blob([xml], { type: "application/xml" }))}
        >
          {t("download")}
        </Button>
      </div>
    </Card>
  );
}
