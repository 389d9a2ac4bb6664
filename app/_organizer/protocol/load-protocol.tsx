"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { SettingChanges } from "@/app/_organizer/activity/setting-changes";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ComparedProtocol } from "@/server/domain/protocol/contracts";
import type { ProtocolFault } from "@/server/domain/protocol/protocol-fault";
import { ChooseProtocol, ProtocolFaults } from "./choose-protocol";

/** Loads a protocol file into a project, after a look at what it changes. */
export function LoadProtocol({ project }: { project: string }) {
  const t = useTranslations("organizer.protocolFile");
  const trpc = useTRPC();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<ProtocolFault | null>(null);
  const compare = useMutation(trpc.protocol.compare.mutationOptions());
  const load = useMutation(trpc.protocol.load.mutationOptions({ onSuccess: () => router.refresh() }));
  const look = (chosen: string) => {
    setUnread(null);
    setText(chosen);
    load.reset();
    compare.mutate({ project, text: chosen });
  };
  const refused = compare.error ?? load.error;
  return (
    <div className="flex flex-col gap-3">
      <ChooseProtocol hint={t("loadHint")} onText={look} onFault={setUnread} />
      {refused === null ? null : (
        <Notice tone="danger" announced title={sentenceOf(refused)}>
          <ul>
            {Object.entries(fieldSentencesOf(refused)).map(([field, sentence]) => (
              <li key={field}>
                <span className="font-mono">{field}</span>: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {unread === null ? null : <ProtocolFaults faults={[unread]} />}
      {unread !== null || compare.data === undefined ? null : (
        <Compared compared={compare.data}>
          {load.isSuccess ? (
            <Notice tone="info" announced title={t("loaded")} />
          ) : (
            <Button
              variant="primary"
              className="self-start"
              busyLabel={load.isPending && t("loading")}
              onClick={() => load.mutate({ project, text })}
            >
              {t("load")}
            </Button>
          )}
        </Compared>
      )}
    </div>
  );
}

interface ComparedProps {
  compared: ComparedProtocol;
  /** What can be done where there are differences. */
  children: ReactNode;
}

function Compared({ compared, children }: ComparedProps) {
  const t = useTranslations("organizer.protocolFile");
  const tasks = useTranslations("organizer.task");
  switch (compared.kind) {
    case "faulty":
      return <ProtocolFaults faults={compared.faults} />;
    case "other-task":
      return (
        <Notice
          tone="danger"
          announced
          title={t("otherTask", { task: tasks(`${compared.taskType}.name`) })}
        />
      );
    case "compared":
      return (
        <section aria-label={t("differences")} className="flex flex-col gap-3 text-label">
          <p role="status" className="font-semibold">
            {t("differ", { count: compared.changes.length })}
          </p>
          {compared.changes.length === 0 ? null : (
            <>
              <SettingChanges changes={compared.changes} />
              {children}
            </>
          )}
        </section>
      );
  }
}
