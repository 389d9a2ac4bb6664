"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { CreationError, NameFields, useProjectName } from "@/app/_organizer/new-project/name-fields";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ReadProtocolFile } from "@/server/domain/protocol/contracts";
import type { ProtocolFault } from "@/server/domain/protocol/protocol-fault";
import { ChooseProtocol, ProtocolFaults } from "./choose-protocol";

/** Starts a project from a protocol file. */
export function NewFromFile() {
  const t = useTranslations("organizer.protocolFile");
  const { sentenceOf } = useErrorSentences();
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<ProtocolFault | null>(null);
  const read = useMutation(useTRPC().protocol.read.mutationOptions());
  const look = (chosen: string) => {
    setUnread(null);
    setText(chosen);
    read.mutate({ text: chosen });
  };
  const faults = faultsOf(unread, read.data);
  return (
    <>
      <ChooseProtocol hint={t("newHint")} onText={look} onFault={setUnread} />
      {read.isError ? <Notice tone="danger" announced title={sentenceOf(read.error)} /> : null}
      {faults === null ? null : <ProtocolFaults faults={faults} />}
      {unread === null && read.data?.kind === "read" ? (
        <NameOfFile key={text} text={text} read={read.data} />
      ) : null}
    </>
  );
}

function faultsOf(unread: ProtocolFault | null, read: ReadProtocolFile | undefined) {
  if (unread !== null) return [unread];
  return read?.kind === "faulty" ? read.faults : null;
}

function NameOfFile({ text, read }: { text: string; read: Extract<ReadProtocolFile, { kind: "read" }> }) {
  const t = useTranslations("organizer.protocolFile");
  const newProject = useTranslations("organizer.newProject");
  const tasks = useTranslations("organizer.task");
  const router = useRouter();
  const create = useMutation(useTRPC().protocol.create.mutationOptions());
  const naming = useProjectName(read.name);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    create.mutate(
      { text, name: naming.name, slug: naming.slug },
      { onSuccess: ({ slug }) => router.push(`/projects/${slug}`) },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-4">
      <p role="status">
        {t("read", { task: tasks(`${read.taskType}.name`), preset: newProject(`papers.${read.preset}`) })}
      </p>
      <CreationError create={create} />
      <div className="grid items-start gap-4 middle:grid-cols-2">
        <NameFields naming={naming} error={create.error} />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={(create.isPending || create.isSuccess) && newProject("busy")}
      >
        {newProject("submit")}
      </Button>
    </form>
  );
}
