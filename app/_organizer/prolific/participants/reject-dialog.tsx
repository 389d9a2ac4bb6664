"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";
import { TextArea } from "@/app/_ui/text-area";
import type { ParticipantView } from "@/server/domain/recruiter/prolific/contracts";
import {
  leastRejectionLength,
  rejectionProblem,
  rejectionSources,
  type RejectionProblem,
} from "@/server/domain/recruiter/prolific/lint-rejection";
import { rejectionCategories, type RejectionCategory } from "@/server/domain/recruiter/prolific/vendor";
import { SourceLink } from "../source-link";
import { useOneAtATime } from "./use-one-at-a-time";

interface RejectDialogProps {
  project: string;
  row: ParticipantView;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Prolific's category and a message for the participant; what the rules forbid is said before anything is sent. */
export function RejectDialog({ project, row, reload, onClose }: RejectDialogProps) {
  const t = useTranslations("organizer.prolific.rejection");
  const ui = useTranslations("organizer.ui");
  const errors = useTranslations("organizer.errors");
  const { sentenceOf } = useErrorSentences();
  const [category, setCategory] = useState<RejectionCategory>("NO_DATA");
  const [message, setMessage] = useState("");
  const [tried, setTried] = useState(false);
  const reject = useMutation(
    useTRPC().prolific.reject.mutationOptions({ onSettled: reload, onSuccess: onClose }),
  );
  const once = useOneAtATime();
  const problem = problemOf(row, category, message);
  // A message that is being written is short for a while; whatever else forbids it cannot be mended by writing.
  const forbids = problem !== null && problem !== "too_short";
  // Another category would not help.
  const isHopeless = forbids && problem !== "attention_check";
  const source = problem === null ? null : rejectionSources[problem];
  const sentence = (rule: RejectionProblem) => errors("rejection_not_allowed", { rule });
  const length = message.trim().length;
  const press = () => {
    setTried(true);
    if (problem !== null) return;
    once("reject", () => reject.mutateAsync({ project, submission: row.submissionId, category, message }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("title", { name: row.annotator ?? row.participantId })}
      description={t("text")}
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          {forbids ? null : (
            <Button variant="danger" busyLabel={reject.isPending && t("sending")} onClick={press}>
              {t("confirm")}
            </Button>
          )}
        </>
      }
    >
      {forbids ? (
        <Notice tone="warn" title={sentence(problem)}>
          {source === null ? null : <SourceLink source={source} />}
        </Notice>
      ) : null}
      {isHopeless ? null : (
        <>
          <Field label={t("category")}>
            {(control) => (
              <Select
                {...control}
                value={category}
                onChoose={setCategory}
                options={rejectionCategories.map((value) => ({ value, name: t(`categories.${value}`) }))}
              />
            )}
          </Field>
          <Field
            label={t("message")}
            hint={t("counted", { length, least: leastRejectionLength })}
            error={tried && problem === "too_short" ? sentence("too_short") : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                rows={5}
                maxLength={2_000}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
            )}
          </Field>
        </>
      )}
      {reject.error ? <Notice tone="danger" announced title={sentenceOf(reject.error)} /> : null}
    </Dialog>
  );
}

function problemOf(
  { ours }: ParticipantView,
  category: RejectionCategory,
  message: string,
): RejectionProblem | null {
  return rejectionProblem({
    category,
    message,
    pages: ours?.pages ?? 0,
    hasFailedQualification: ours?.state === "failed",
    isStoppedByGold: ours?.state === "stopped",
  });
}
