"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { conflictsOf } from "@/app/_organizer/saved-field/conflict";
import { ConflictChoice } from "@/app/_organizer/saved-field/conflict-choice";
import { useKeptForm } from "@/app/_organizer/saved-field/use-kept-form";
import { SaveLine } from "@/app/_organizer/saved-field/save-line";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { DimensionFields } from "./dimension-fields";
import { dimensionFormsOf, dimensionsOf, withNewDimension, type DimensionForm } from "./dimension-form";

/** What a draft asks about each item; saved while one types. */
export function DimensionEditor({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.dimensions");
  const router = useRouter();
  const trpc = useTRPC();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [forms, setForms] = useState(() => dimensionFormsOf(project.dimensions));
  const [last, setLast] = useState(forms);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const set = useMutation(
    trpc.project.setDimensions.mutationOptions({ scope: { id: `project ${project.slug}` } }),
  );
  const [base, setBase] = useState(project.dimensions);
  const send = (next: DimensionForm[], from: ProjectDetail["dimensions"]) => {
    const dimensions = dimensionsOf(next);
    if (dimensions === null) return;
    setLast(next);
    const onSuccess = (saved: ProjectDetail) => {
      setBase(saved.dimensions);
      setSavedAt(new Date().toISOString());
      kept.taken(next);
      router.refresh();
    };
    set.mutate({ project: project.slug, dimensions, was: { dimensions: from } }, { onSuccess });
  };
  const save = (next: DimensionForm[]) => {
    if (next !== last && !set.isPending) send(next, base);
  };
  const kept = useKeptForm({
    place: `${project.slug}:dimensions`,
    form: forms,
    base,
    save,
    isBusy: set.isPending,
    restore: (typed, from) => {
      setForms(typed);
      setBase(from);
    },
  });
  const [conflict] = set.error === null ? [] : conflictsOf(set.error);
  /** The server's own dimensions, which it names in a conflict. */
  const theirs = () => (conflict?.now ?? base) as ProjectDetail["dimensions"];
  const keepTheirs = () => {
    const other = dimensionFormsOf(theirs());
    setBase(theirs());
    setForms(other);
    setLast(other);
    kept.drop(other);
    set.reset();
  };
  const sendMine = () => {
    setBase(theirs());
    send(forms, theirs());
  };
  const errors: Partial<Record<string, string>> = set.error ? fieldSentencesOf(set.error) : {};
  const change = (changed: DimensionForm) =>
    setForms(forms.map((form) => (form.key === changed.key ? changed : form)));
  const remove = (key: number) => {
    const left = forms.filter((form) => form.key !== key);
    setForms(left);
    save(left);
  };
  return (
    <div className="flex max-w-4xl flex-col gap-3" onBlur={() => save(forms)}>
      {conflict === undefined ? null : (
        <ConflictChoice conflict={conflict} values={null} onKeep={keepTheirs} onUse={sendMine} />
      )}
      {set.error === null || conflict !== undefined ? null : (
        <Notice tone="danger" announced title={errors.dimensions ?? sentenceOf(set.error)} />
      )}
      {forms.map((form, at) => (
        <DimensionFields
          key={form.key}
          form={form}
          language={project.language}
          errorAt={(name) => errors[`dimensions.${at}.${name}`]}
          onChange={change}
          onRemove={forms.length > 1 ? () => remove(form.key) : undefined}
        />
      ))}
      <Button className="self-start" onClick={() => setForms(withNewDimension(forms))}>
        {t("add")}
      </Button>
      <SaveLine saving={set.isPending} savedAt={set.isError ? null : savedAt} isKept={kept.isKept} />
    </div>
  );
}
