"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select, type Option } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { refusalOf } from "@/app/_trpc/refusal";
import { presetNames, type PresetName } from "@/server/domain/preset/preset";
import { PresetChoice } from "./preset-choice";
import { slugFromName } from "./slug-from-name";

/** Starts a project from a preset; the address follows the name until it is written by hand. */
export function NewProjectForm({ languages }: { languages: Option[] }) {
  const t = useTranslations("organizer.newProject");
  const router = useRouter();
  const trpc = useTRPC();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const create = useMutation(trpc.project.create.mutationOptions());
  const [preset, setPreset] = useState<PresetName>(presetNames[0]);
  const [name, setName] = useState("");
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const slug = ownSlug ?? slugFromName(name);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    const language = String(new FormData(event.currentTarget).get("language"));
    create.mutate(
      { preset, name, slug, language },
      { onSuccess: (project) => router.push(`/projects/${project.slug}/setup`) },
    );
  };
  const fields = create.isError ? fieldSentencesOf(create.error) : {};
  const slugTaken = create.isError && refusalOf(create.error).reason === "slug_taken";
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {create.isError ? <Notice tone="danger" announced title={sentenceOf(create.error)} /> : null}
      <PresetChoice chosen={preset} onChoose={setPreset} />
      <Field label={t("name")} error={fields.name}>
        {(control) => (
          <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Field
        label={t("address")}
        hint={t("addressHint", { slug: slug || "…" })}
        error={fields.slug ?? (slugTaken ? sentenceOf(create.error) : undefined)}
      >
        {(control) => (
          <TextInput
            {...control}
            value={slug}
            spellCheck={false}
            onChange={(event) => setOwnSlug(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("language")} hint={t("languageHint")} error={fields.language}>
        {(control) => <Select {...control} name="language" defaultValue="en" options={languages} />}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={(create.isPending || create.isSuccess) && t("busy")}
      >
        {t("submit")}
      </Button>
    </form>
  );
}
