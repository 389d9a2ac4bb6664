"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";

interface ConnectCardProps {
  project: string;
  isOwner: boolean;
  view: ProlificView;
}

/** The token of Prolific: pasted once, then known by its last four letters. */
export function ConnectCard({ project, isOwner, view }: ConnectCardProps) {
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const [token, setToken] = useState("");
  const [workspaceId, setWorkspace] = useState<string | null>(null);
  const connect = useMutation(
    trpc.prolific.connect.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind !== "connected") return;
        setToken("");
        router.refresh();
      },
    }),
  );
  const disconnect = useMutation(
    trpc.prolific.disconnect.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  const workspaces = connect.data?.kind === "choose" ? connect.data.workspaces : [];
  const chosen = workspaceId ?? workspaces[0]?.id;
  const { connection, hasEnvironmentToken } = view;
  const error = connect.error ?? disconnect.error;
  const send = () =>
    connect.mutate({
      project,
      ...(token.trim() !== "" && { token }),
      ...(chosen !== undefined && { workspaceId: chosen }),
    });
  return (
    <Card id="connect" title={t("connect")}>
      {connection === null ? null : (
        <p className="text-label">
          {t.rich(connection.isFromEnvironment ? "connectedEnvironment" : "connected", {
            workspace: connection.workspace,
            ending: connection.tokenEnding,
            time: () => <Moment at={connection.checkedAt} show="full" />,
          })}
        </p>
      )}
      {connection?.refusedAt ? <Notice tone="danger" title={t("tokenRefused")} /> : null}
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      {isOwner ? null : <p className="text-label">{t("ownerOnly")}</p>}
      {isOwner && (connection === null || connection.refusedAt !== null) ? (
        <div className="flex max-w-xl flex-col items-start gap-3">
          {hasEnvironmentToken ? <p className="text-label">{t("fromEnvironment")}</p> : null}
          <Field label={t("token")} hint={t("tokenHint")}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete="off"
                value={token}
                onChange={(event) => setToken(event.target.value)}
              />
            )}
          </Field>
          {workspaces.length === 0 || chosen === undefined ? null : (
            <Field label={t("workspace")}>
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
          <Button variant="primary" busyLabel={connect.isPending && t("asking")} onClick={send}>
            {t("connectButton")}
          </Button>
        </div>
      ) : null}
      {isOwner && connection !== null ? (
        <Button
          className="self-start"
          busyLabel={disconnect.isPending && t("asking")}
          onClick={() => disconnect.mutate({ project })}
        >
          {t("disconnect")}
        </Button>
      ) : null}
    </Card>
  );
}
