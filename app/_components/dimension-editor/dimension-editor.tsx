"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { SaveLine } from "@/app/_components/setup/save-line";
import { Button } from "@/app/_components/ui/button";
import { Notice } from "@/app/_components/ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { DimensionFields } from "./dimension-fields";
import { dimensionFormsOf, dimensionsOf, withNewDimension, type DimensionForm } from "./dimension-form";

/** What a draft asks about each item; every field is saved when it is left. */
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
  const save = (next: DimensionForm[]) => {
    const dimensions = dimensionsOf(next);
    if (next === last || dimensions === null) return;
    setLast(next);
    const onSuccess = () => {
      setSavedAt(new Date().toISOString());
      router.refresh();
    };
    set.mutate({ project: project.slug, dimensions }, { onSuccess });
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
      {set.error === null ? null : (
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
      <SaveLine saving={set.isPending} savedAt={set.isError ? null : savedAt} />
    </div>
  );
}
