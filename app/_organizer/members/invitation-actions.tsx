"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { useToast } from "@/app/_ui/toast";
import type { ListedMemberInvitation, MemberLink } from "@/server/domain/member/contracts";
import { ConfirmedButton } from "./confirmed-button";

interface InvitationActionsProps {
  project: string;
  invitation: ListedMemberInvitation;
  canMail: boolean;
  /** Tells the link made just now; null where it works no longer. */
  onLink: (link: MemberLink | null) => void;
}

/** A new link for an invitation, and its withdrawal after asking. */
export function InvitationActions({ project, invitation, canMail, onLink }: InvitationActionsProps) {
  const t = useTranslations("organizer.members.invitations");
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const router = useRouter();
  const tell = useToast();
  const { id: invitationId, email } = invitation;
  const renew = useMutation(
    trpc.member.renewLink.mutationOptions({
      onSuccess: (link) => {
        onLink(link);
        router.refresh();
      },
      onError: (error) => tell({ title: sentenceOf(error) }),
    }),
  );
  const isBusy = (byMail: boolean) => renew.isPending && (renew.variables.byMail ?? false) === byMail;
  const withdraw = useMutation(trpc.member.withdraw.mutationOptions());
  const done = () => {
    onLink(null);
    tell({ title: t("withdrawn", { email }) });
    router.refresh();
  };
  return (
    <div className="flex flex-wrap gap-1">
      {canMail ? (
        <Button
          variant="quiet"
          aria-label={t("mailOf", { email })}
          busyLabel={isBusy(true) && t("mailing")}
          onClick={() => renew.mutate({ project, invitationId, byMail: true })}
        >
          {t("mail")}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        aria-label={t("renewOf", { email })}
        busyLabel={isBusy(false) && t("renewing")}
        onClick={() => renew.mutate({ project, invitationId })}
      >
        {t("renew")}
      </Button>
      <ConfirmedButton
        variant="quiet"
        label={t("withdrawOf", { email })}
        title={t("withdrawTitle", { email })}
        description={t("withdrawText")}
        confirm={t("withdrawConfirm")}
        busyLabel={t("withdrawing")}
        act={withdraw}
        onConfirm={(close) =>
          withdraw.mutate(
            { project, invitationId },
            {
              onSuccess: () => {
                close();
                done();
              },
            },
          )
        }
      >
        {t("withdraw")}
      </ConfirmedButton>
    </div>
  );
}
