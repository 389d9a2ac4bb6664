"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { CreationError, NameFields, useProjectName } from "@/app/_organizer/new-project/name-fields";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select, type Option } from "@/app/_ui/select";
import { useTRPC } from "@/app/_trpc/client";

interface NewFromCopyProps {
  /** Projects whose protocol the reader may take, by address; at least one. */
  projects: readonly Option[];
  first: string;
}

/** Starts a project with the protocol of another. */
export function NewFromCopy({ projects, first }: NewFromCopyProps) {
  const t = useTranslations("organizer.protocolFile");
  const newProject = useTranslations("organizer.newProject");
  const router = useRouter();
  const copy = useMutation(useTRPC().protocol.copy.mutationOptions());
  const [project, setProject] = useState(first);
  const nameOf = (slug: string) =>
    t("copyName", { name: projects.find(({ value }) => value === slug)?.name ?? "" });
  const naming = useProjectName(nameOf(first));
  const choose = (slug: string) => {
    if (naming.name === nameOf(project)) naming.setName(nameOf(slug));
    setProject(slug);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (copy.isPending || copy.isSuccess) return;
    copy.mutate(
      { project, name: naming.name, slug: naming.slug },
      { onSuccess: ({ slug }) => router.push(`/projects/${slug}`) },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-4">
      <CreationError create={copy} />
      <div className="grid items-start gap-4 middle:grid-cols-3">
        <Field label={t("copyOf")}>
          {(control) => <Select {...control} value={project} options={projects} onChoose={choose} />}
        </Field>
        <NameFields naming={naming} error={copy.error} />
      </div>
      <p className="max-w-xl text-label text-muted">{t("copyHint")}</p>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={(copy.isPending || copy.isSuccess) && newProject("busy")}
      >
        {newProject("submit")}
      </Button>
    </form>
  );
}
