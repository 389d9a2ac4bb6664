"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { Field } from "@/app/_components/ui/field";
import { Notice } from "@/app/_components/ui/notice";
import { TextArea } from "@/app/_components/ui/text-area";
import { TextInput } from "@/app/_components/ui/text-input";
import type { GoldChange } from "@/server/domain/gold/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { goldFormOf, goldOf, type GoldForm } from "./gold-form";
import { useGold } from "./use-gold";

interface GoldEditorProps {
  project: ProjectDetail;
  item: { id: string; externalId: string };
  gold: GoldChange | null;
  /** An answer to start from where there is none yet. */
  suggested: number | null;
  onClose: () => void;
}

/** The known answer of one item, edited in place; taking it away is for drafts only. */
export function GoldEditor({ project, item, gold, suggested, onClose }: GoldEditorProps) {
  const t = useTranslations("organizer.gold");
  const ui = useTranslations("organizer.ui");
  const [form, setForm] = useState(() => goldFormOf(gold, suggested));
  const [notNumbers, setNotNumbers] = useState<string[]>([]);
  const { set, remove, errors, refusal, busy } = useGold(project.slug, item.id, onClose);
  const errorAt = (name: keyof GoldForm) => (notNumbers.includes(name) ? ui("notNumber") : errors[name]);
  const save = () => {
    const parsed = goldOf(form);
    setNotNumbers("notNumbers" in parsed ? parsed.notNumbers : []);
    if ("gold" in parsed) set(parsed.gold);
  };
  return (
    <div
      role="group"
      aria-label={t("editorOf", { id: item.externalId })}
      className="flex max-w-2xl flex-col gap-3 py-2"
    >
      {refusal === null ? null : <Notice tone="danger" announced title={refusal} />}
      <div className="grid gap-3 middle:grid-cols-3">
        {(["answer", "tolerance", "accepted"] as const).map((name) => (
          <Field key={name} label={t(name)} hint={t(`${name}Hint`)} error={errorAt(name)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode={name === "accepted" ? "text" : "decimal"}
                value={form[name]}
                onChange={(event) => setForm({ ...form, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={t("explanation")} hint={t("explanationHint")} error={errorAt("explanation")}>
        {(control) => (
          <TextArea
            {...control}
            lang={project.language}
            value={form.explanation}
            onChange={(event) => setForm({ ...form, explanation: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busyLabel={busy && ui("saving")} onClick={save}>
          {gold ? t("save") : t("mark")}
        </Button>
        {gold && project.state === "draft" ? <Button onClick={remove}>{t("unmark")}</Button> : null}
        <Button variant="quiet" onClick={onClose}>
          {ui("cancel")}
        </Button>
      </div>
    </div>
  );
}
