"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select, type Option } from "@/app/_ui/select";

/** Adds a language, whose texts are then to be written. */
export function AddLanguage({ project, options }: { project: string; options: Option[] }) {
  const t = useTranslations("organizer.languages");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [language, setLanguage] = useState(options[0]?.value ?? "");
  const add = useMutation(
    trpc.translation.change.mutationOptions({
      onSuccess: () => {
        router.push(`/projects/${project}/languages?language=${language}`);
        router.refresh();
      },
    }),
  );
  const error = add.isError
    ? (fieldSentencesOf(add.error).language ?? sentenceOf(add.error) ?? undefined)
    : undefined;
  return (
    <div className="flex max-w-md flex-wrap items-end gap-2">
      <div className="min-w-0 grow">
        <Field label={t("language")} error={error}>
          {(control) => <Select {...control} options={options} value={language} onChoose={setLanguage} />}
        </Field>
      </div>
      <Button busyLabel={add.isPending && t("adding")} onClick={() => add.mutate({ project, language })}>
        {t("add")}
      </Button>
    </div>
  );
}
