"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type SubmitEvent } from "react";
import { slugFromName } from "@/app/_organizer/new-project/slug-from-name";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";

/** Turns what was accepted into a draft in which it is rated. */
export function MakeRatingProject({ project, pairs }: { project: ProjectDetail; pairs: number }) {
  const t = useTranslations("organizer.task.pair-writing.review");
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const make = useMutation(useTRPC().writing.makeRatingProject.mutationOptions());
  const [name, setName] = useState("");
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const slug = ownSlug ?? slugFromName(name);
  const fields = make.isError ? fieldSentencesOf(make.error) : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (make.isPending || make.isSuccess) return;
    make.mutate(
      { project: project.slug, name, slug },
      { onSuccess: (made) => router.push(`/projects/${made.slug}/items`) },
    );
  };
  return (
    <Card title={t("make")} description={t("makeIntro", { count: pairs })}>
      <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-3">
        {make.isError ? <Notice tone="danger" announced title={sentenceOf(make.error)} /> : null}
        <Field label={t("name")} error={fields.name}>
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label={t("address")} error={fields.slug}>
          {(control) => (
            <TextInput
              {...control}
              value={slug}
              spellCheck={false}
              onChange={(event) => setOwnSlug(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          busyLabel={(make.isPending || make.isSuccess) && t("making")}
        >
          {t("makeSubmit")}
        </Button>
      </form>
    </Card>
  );
}
