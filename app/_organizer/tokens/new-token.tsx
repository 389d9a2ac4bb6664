"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState, type SubmitEvent } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Check } from "@/app/_ui/check";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { NumberField } from "@/app/_ui/number-field";
import { SecretDialog } from "@/app/_ui/secret-dialog";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import type { ApiScope } from "@/server/domain/token/scopes";
import { ScopeChoice } from "./scope-choice";

interface NewTokenProps {
  projects: readonly { slug: string; name: string }[];
  onClose: () => void;
}

const usualDays = 90;

/** Asks what a token is for, makes it, and shows it this once. */
export function NewToken({ projects, onClose }: NewTokenProps) {
  const t = useTranslations("organizer.accounts.tokens");
  const { sentenceOf } = useErrorSentences();
  const router = useRouter();
  const id = useId();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<readonly ApiScope[]>([]);
  const [project, setProject] = useState("");
  const [days, setDays] = useState(usualDays);
  const [isEndless, setIsEndless] = useState(false);
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const make = useMutation(useTRPC().token.create.mutationOptions({ gcTime: 0 }));
  const problems = {
    name: name.trim() === "" ? t("noName") : undefined,
    scope: scope.length === 0 ? t("noScope") : undefined,
    reason: isEndless && reason.trim() === "" ? t("noReason") : undefined,
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (make.isPending || Object.values(problems).some((problem) => problem !== undefined)) return;
    const end = isEndless ? { days: null, reason } : { days };
    make.mutate({ name, scope: [...scope], project: project === "" ? null : project, ...end });
  };
  if (make.data !== undefined) {
    const close = () => {
      make.reset();
      onClose();
      router.refresh();
    };
    return (
      <SecretDialog
        title={t("madeTitle")}
        description={t("madeText")}
        secret={make.data.token}
        name={t("copyName")}
        confirm={t("copied")}
        onConfirm={close}
      />
    );
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button type="submit" form={id} variant="primary" busyLabel={make.isPending && t("creating")}>
        {t("create")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t("add")} description={null} actions={actions}>
      <form id={id} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {make.error ? <Notice tone="danger" announced title={sentenceOf(make.error)} /> : null}
        <Field label={t("name")} hint={t("nameHint")} error={shown.name}>
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <ScopeChoice scope={scope} error={shown.scope} onScope={setScope} />
        <Field label={t("project")}>
          {(control) => (
            <Select
              {...control}
              value={project}
              onChoose={setProject}
              options={[
                { value: "", name: t("allProjects") },
                ...projects.map((each) => ({ value: each.slug, name: each.name })),
              ]}
            />
          )}
        </Field>
        {isEndless ? (
          <Field label={t("reason")} error={shown.reason}>
            {(control) => (
              <TextInput {...control} value={reason} onChange={(event) => setReason(event.target.value)} />
            )}
          </Field>
        ) : (
          <Field label={t("days")}>
            {(control) => (
              <NumberField {...control} value={days} min={1} max={3650} decimals={0} onValue={setDays} />
            )}
          </Field>
        )}
        <Check
          type="checkbox"
          label={t("noEnd")}
          checked={isEndless}
          onChange={(event) => setIsEndless(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
