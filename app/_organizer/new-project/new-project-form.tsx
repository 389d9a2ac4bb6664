"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select, type Option } from "@/app/_ui/select";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { presetNames, type PresetName } from "@/server/domain/preset/presets";
import { PreviewFrame } from "@/app/_organizer/hit-preview/preview-frame";
import { PresetChoice } from "./preset-choice";
import { CreationError, NameFields, useProjectName } from "./name-fields";

interface NewProjectFormProps {
  languages: Option[];
  /** The presets of the task type. */
  offered: readonly PresetName[];
  first: PresetName | undefined;
}

/** Starts a project from a preset; the address follows the name until it is written by hand. */
export function NewProjectForm({ languages, offered, first }: NewProjectFormProps) {
  const t = useTranslations("organizer.newProject");
  const router = useRouter();
  const trpc = useTRPC();
  const { fieldSentencesOf } = useErrorSentences();
  const create = useMutation(trpc.project.create.mutationOptions());
  const [preset, setPreset] = useState<PresetName>(first ?? presetNames[0]);
  const naming = useProjectName();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    const language = String(new FormData(event.currentTarget).get("language"));
    create.mutate(
      { preset, name: naming.name, slug: naming.slug, language },
      { onSuccess: (project) => router.push(`/projects/${project.slug}`) },
    );
  };
  const fields = create.isError ? fieldSentencesOf(create.error) : {};
  return (
    <form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-4">
      <CreationError create={create} />
      <div className="grid items-start gap-4 middle:grid-cols-3">
        <NameFields naming={naming} error={create.error} />
        <Field label={t("language")} hint={t("languageHint")} error={fields.language}>
          {(control) => <Select {...control} name="language" defaultValue="en" options={languages} />}
        </Field>
      </div>
      <PresetChoice offered={offered} chosen={preset} onChoose={setPreset} />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={(create.isPending || create.isSuccess) && t("busy")}
      >
        {t("submit")}
      </Button>
      <section aria-label={t("preview")} className="flex flex-col gap-1">
        <h2>{t("preview")}</h2>
        <p className="text-label text-muted">{t("previewHint")}</p>
        <PreviewFrame project="new" preset={preset} phone={false} version={preset} className="h-[36rem]" />
      </section>
    </form>
  );
}
