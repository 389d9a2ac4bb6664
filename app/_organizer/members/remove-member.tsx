"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useToast } from "@/app/_ui/toast";
import type { ListedMember } from "@/server/domain/member/contracts";
import { ConfirmedButton } from "./confirmed-button";

/** Ends a membership after asking. */
export function RemoveMember({ project, member }: { project: string; member: ListedMember }) {
  const t = useTranslations("organizer.members");
  const router = useRouter();
  const tell = useToast();
  const remove = useMutation(useTRPC().member.remove.mutationOptions());
  const { userId, name } = member;
  const done = () => {
    tell({ title: t("removed", { name }) });
    router.refresh();
  };
  return (
    <ConfirmedButton
      variant="quiet"
      label={t("removeOf", { name })}
      title={t("removeTitle", { name })}
      description={t("removeText")}
      confirm={t("removeConfirm")}
      busyLabel={t("removing")}
      act={remove}
      onConfirm={(close) =>
        remove.mutate(
          { project, userId },
          {
            onSuccess: () => {
              close();
              done();
            },
          },
        )
      }
    >
      {t("remove")}
    </ConfirmedButton>
  );
}
