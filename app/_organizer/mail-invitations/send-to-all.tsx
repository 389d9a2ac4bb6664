"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import type { MailedPerson } from "@/server/domain/invitation-mail/contracts";
import { mailKinds, type MailKind } from "@/server/domain/invitation-mail/mail-states";
import { useQueueMail } from "./use-queue-mail";

interface SendToAllProps {
  project: string;
  people: readonly MailedPerson[];
  /** Whether the message is as it is shown. */
  isSaved: boolean;
  onQueued: () => void;
}

/** Sends the invitation, or a reminder, to everyone who may get it now, after a question. */
export function SendToAll({ project, people, isSaved, onQueued }: SendToAllProps) {
  const t = useTranslations("organizer.mailInvitations");
  const [asked, setAsked] = useState<MailKind | null>(null);
  const queue = useQueueMail(() => {
    setAsked(null);
    onQueued();
  });
  const countOf = (kind: MailKind) => people.filter(({ bars }) => bars[kind] === null).length;
  const offered = mailKinds.filter((kind) => countOf(kind) > 0);
  if (offered.length === 0) return null;
  const kind = asked ?? "invitation";
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((each) => (
        <Button
          key={each}
          variant={each === "invitation" ? "primary" : "secondary"}
          onClick={() => {
            queue.reset();
            setAsked(each);
          }}
        >
          {t(`sendAll.${each}.button`, { people: countOf(each) })}
        </Button>
      ))}
      <ConfirmDialog
        variant="primary"
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={t(`sendAll.${kind}.title`, { people: countOf(kind) })}
        description={isSaved ? t("sendAll.text") : t("sendAll.unsaved")}
        confirm={t(`sendAll.${kind}.confirm`)}
        busyLabel={queue.isPending && t("sending")}
        error={queue.error}
        onConfirm={() => queue.mutate({ project, kind, invitationIds: null })}
      />
    </div>
  );
}
