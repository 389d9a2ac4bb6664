"use client";

import type { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { thrownRefusal } from "@/app/_trpc/refusal";
import { slugFromName } from "./slug-from-name";

/** The name of a new project, and an address that follows it until it is written by hand. */
export function useProjectName(first = "") {
  const [name, setName] = useState(first);
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  return { name, slug: ownSlug ?? slugFromName(name), setName, setSlug: setOwnSlug };
}

/** What was wrong with the creation of a project, above its form; nothing where nothing was. */
export function CreationError({ create }: { create: Pick<ReturnType<typeof useMutation>, "error"> }) {
  const { sentenceOf } = useErrorSentences();
  if (create.error === null) return null;
  return <Notice tone="danger" announced title={sentenceOf(create.error)} />;
}

interface NameFieldsProps {
  naming: ReturnType<typeof useProjectName>;
  /** What the last try to create it was refused for; null where it was not. */
  error: unknown;
}

/** Name and address, each with what was wrong with it. */
export function NameFields({ naming, error }: NameFieldsProps) {
  const t = useTranslations("organizer.newProject");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const fields = error === null ? {} : fieldSentencesOf(error);
  const slugTaken = error !== null && thrownRefusal(error).reason === "slug_taken";
  return (
    <>
      <Field label={t("name")} error={fields.name}>
        {(control) => (
          <TextInput
            {...control}
            value={naming.name}
            onChange={(event) => naming.setName(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t("address")}
        hint={t("addressHint", { slug: naming.slug || "…" })}
        error={fields.slug ?? (slugTaken ? sentenceOf(error) : undefined)}
      >
        {(control) => (
          <TextInput
            {...control}
            value={naming.slug}
            spellCheck={false}
            onChange={(event) => naming.setSlug(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
