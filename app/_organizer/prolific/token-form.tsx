"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";

interface TokenFormProps {
  project: string;
  hasEnvironmentToken: boolean;
}

/** The token of Prolific, pasted once; of several workspaces one is chosen. */
export function TokenForm({ project, hasEnvironmentToken }: TokenFormProps) {
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [token, setToken] = useState("");
  const [workspaceId, setWorkspace] = useState<string | null>(null);
  const connect = useMutation(
    useTRPC().prolific.connect.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind !== "connected") return;
        setToken("");
        router.refresh();
      },
    }),
  );
  const workspaces = connect.data?.kind === "choose" ? connect.data.workspaces : [];
  const chosen = workspaceId ?? workspaces[0]?.id;
  const send = () =>
    connect.mutate({
      project,
      ...(token.trim() !== "" && { token }),
      ...(chosen !== undefined && { workspaceId: chosen }),
    });
  return (
    <form
      className="flex max-w-xl flex-col items-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {hasEnvironmentToken ? <p className="text-label">{t("fromEnvironment")}</p> : null}
      <div className="w-full">
        <Field label={t("token")} hint={t("tokenHint")} error={fieldSentencesOf(connect.error).token}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="off"
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          )}
        </Field>
      </div>
      {workspaces.length === 0 || chosen === undefined ? null : (
        <Field label={t("workspace")} hint={t("workspaceHint")}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              options={workspaces.map(({ id, title }) => ({ value: id, name: title }))}
              onChoose={setWorkspace}
            />
          )}
        </Field>
      )}
      {connect.error ? <Notice tone="danger" announced title={sentenceOf(connect.error)} /> : null}
      <Button type="submit" variant="primary" busyLabel={connect.isPending && t("asking")}>
        {t("connectButton")}
      </Button>
    </form>
  );
}
