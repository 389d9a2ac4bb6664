"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { useToast } from "@/app/_ui/toast";
import type { MailedPerson } from "@/server/domain/invitation-mail/contracts";
import { AddressDialog } from "./address-dialog";
import { UnknownMail } from "./unknown-mail";
import { useQueueMail } from "./use-queue-mail";

interface PersonActionsProps {
  project: string;
  person: MailedPerson;
  onChanged: () => void;
}

/** What can be done for one person now; why they get no reminder stands in the place of its button. */
export function PersonActions({ project, person, onChanged }: PersonActionsProps) {
  const t = useTranslations("organizer.mailInvitations");
  const { sentenceOf } = useErrorSentences();
  const tell = useToast();
  const trpc = useTRPC();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, email, state, bars, unknownMailId } = person;
  const onError = (error: unknown) => tell({ title: sentenceOf(error) });
  const queue = useQueueMail(onChanged);
  const bounce = useMutation(
    trpc.invitationMail.markBounced.mutationOptions({ onSuccess: onChanged, onError }),
  );
  const mayBounce = email !== null && (state === "sent" || state === "joined" || state === "undelivered");
  const addressAct = email === null ? "add" : state === "bounced" ? "correct" : "change";
  const waits = bars.reminder === "mailed_today" || bars.reminder === "reminded_twice" ? bars.reminder : null;
  const kind = bars.invitation === null ? "invitation" : bars.reminder === null ? "reminder" : null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      {kind === null ? null : (
        <Button
          aria-label={t(`act.${kind}Of`, { name })}
          busyLabel={queue.isPending && t("sending")}
          onClick={() => queue.mutate({ project, kind, invitationIds: [id] }, { onError })}
        >
          {t(`act.${kind}`)}
        </Button>
      )}
      {waits === null ? null : <span className="text-label text-muted">{t(`bars.${waits}`)}</span>}
      {unknownMailId === null ? null : (
        <UnknownMail project={project} mailId={unknownMailId} name={name} onSettled={onChanged} />
      )}
      {state === "opted_out" ? null : (
        <Button
          variant={addressAct === "change" ? "quiet" : "secondary"}
          aria-label={t(`act.${addressAct}AddressOf`, { name })}
          onClick={() => setIsEditing(true)}
        >
          {t(`act.${addressAct}Address`)}
        </Button>
      )}
      {mayBounce ? (
        <Button
          variant="quiet"
          aria-label={t("act.bouncedOf", { name })}
          busyLabel={bounce.isPending && t("sending")}
          onClick={() => bounce.mutate({ project, invitationId: id })}
        >
          {t("act.bounced")}
        </Button>
      ) : null}
      {isEditing ? (
        <AddressDialog
          project={project}
          person={person}
          onClose={() => setIsEditing(false)}
          onChanged={onChanged}
        />
      ) : null}
    </div>
  );
}
