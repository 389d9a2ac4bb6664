"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Notice } from "@/app/_ui/notice";
import { HeadCell, Table } from "@/app/_ui/table";
import type { ParticipantList, ParticipantView } from "@/server/domain/recruiter/prolific/contracts";
import { ParticipantRow } from "./participant-row";
import { RejectDialog } from "./reject-dialog";
import { useOneAtATime } from "./use-one-at-a-time";

interface ParticipantTableProps {
  project: string;
  list: ParticipantList;
  reload: () => Promise<unknown>;
}

/** The people of a page; what an act came to is said over the table. */
export function ParticipantTable({ project, list, reload }: ParticipantTableProps) {
  const t = useTranslations("organizer.prolific.people");
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const [rejected, setRejected] = useState<ParticipantView | null>(null);
  const act = useMutation(trpc.prolific.act.mutationOptions({ onSettled: reload }));
  const ask = useMutation(trpc.prolific.askAbout.mutationOptions({ onSettled: reload }));
  const once = useOneAtATime();
  const error = act.error ?? ask.error;
  const busyWith = act.isPending ? act.variables.submission : ask.isPending ? ask.variables.submission : null;
  return (
    <>
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <Table cards label={t("title")}>
        <thead>
          <tr>
            {(["id", "recruiter", "ours", "theirs", "differs", "who"] as const).map((name) => (
              <HeadCell key={name}>{t(`heads.${name}`)}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <ParticipantRow
              key={row.submissionId || row.participantId}
              project={project}
              row={row}
              currency={list.currency}
              rewardMinor={list.rewardMinor}
              isBusy={busyWith === row.submissionId}
              onAct={(chosen) =>
                once(row.submissionId, () => {
                  ask.reset();
                  return act.mutateAsync({ project, submission: row.submissionId, act: chosen });
                })
              }
              onAsk={() =>
                once(row.submissionId, () => {
                  act.reset();
                  return ask.mutateAsync({ project, submission: row.submissionId });
                })
              }
              onReject={() => setRejected(row)}
            />
          ))}
        </tbody>
      </Table>
      {rejected === null ? null : (
        <RejectDialog project={project} row={rejected} reload={reload} onClose={() => setRejected(null)} />
      )}
    </>
  );
}
