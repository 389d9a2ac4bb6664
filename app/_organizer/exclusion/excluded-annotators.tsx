"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { Excluded } from "@/server/domain/exclusion/contracts";
import type { ScreenedAnnotator, ShownScreening } from "@/server/domain/exclusion/screening";
import { ruleText } from "@/server/stats/exclusion/exclusion-rule";
import { useFigureWords } from "./figure-words";
import { NearBounds } from "./near-bounds";

interface ExcludedAnnotatorsProps {
  project: string;
  screening: ShownScreening;
  /** Whom an organizer leaves in. */
  spared: ReadonlySet<string>;
  onSpare: (annotator: string, isSpared: boolean) => void;
  onExcluded: (done: Excluded) => void;
}

/** Whom the rules would take out, each with figure and bound; those ticked are excluded with one reason. */
export function ExcludedAnnotators({
  project,
  screening,
  spared,
  onSpare,
  onExcluded,
}: ExcludedAnnotatorsProps) {
  const t = useTranslations("organizer.exclusion.who");
  const wait = useTranslations("organizer.exclusion.takeBack");
  const { sentenceOf } = useErrorSentences();
  const [reason, setReason] = useState("");
  const [pressed, setPressed] = useState(false);
  const exclude = useMutation(
    useTRPC().exclusion.excludeScreened.mutationOptions({
      onSuccess: (done) => {
        setReason("");
        setPressed(false);
        onExcluded(done);
      },
    }),
  );
  const { who, rules } = screening.result;
  const ticked = who.flatMap(({ annotator }) => (spared.has(annotator) ? [] : [annotator]));
  const isMissing = reason.trim() === "";
  const press = () => {
    setPressed(true);
    if (!isMissing && ticked.length > 0)
      exclude.mutate({ project, screening: screening.job, annotators: ticked, reason });
  };
  return (
    <Card title={t("title")}>
      {who.length === 0 ? <p className="text-label">{t("nobody")}</p> : null}
      <ul className="flex flex-col gap-1">
        {who.map((one) => (
          <li key={one.annotator}>
            <Found one={one} isTicked={!spared.has(one.annotator)} onSpare={onSpare} />
          </li>
        ))}
      </ul>
      <NearBounds rules={rules} />
      {who.length === 0 ? null : (
        <>
          <Field
            label={t("reason")}
            hint={t("reasonHint")}
            error={pressed && isMissing ? t("reasonMissing") : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          {exclude.error ? <Notice tone="danger" announced title={sentenceOf(exclude.error)} /> : null}
          {pressed && ticked.length === 0 ? <Notice tone="danger" announced title={t("noneTicked")} /> : null}
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="danger" busyLabel={exclude.isPending && wait("busy")} onClick={press}>
              {t("exclude", { count: ticked.length })}
            </Button>
            <p className="text-label text-muted">{t("pay")}</p>
          </div>
        </>
      )}
    </Card>
  );
}

interface FoundProps {
  one: ScreenedAnnotator;
  isTicked: boolean;
  onSpare: (annotator: string, isSpared: boolean) => void;
}

function Found({ one: { annotator, findings, judgments }, isTicked, onSpare }: FoundProps) {
  const t = useTranslations("organizer.exclusion.who");
  const words = useFigureWords();
  return (
    <Check
      type="checkbox"
      label={t("tick", { annotator })}
      hint={t("hint", {
        judgments,
        findings: findings
          .map(({ rule, value, bound }) =>
            t("finding", {
              rule: ruleText(rule),
              value: words(rule.name, value),
              bound: words(rule.name, bound),
            }),
          )
          .join("; "),
      })}
      checked={isTicked}
      onChange={(event) => onSpare(annotator, !event.target.checked)}
    />
  );
}
