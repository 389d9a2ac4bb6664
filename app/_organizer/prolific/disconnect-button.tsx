"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { useTRPC } from "@/app/_trpc/client";

/** Forgets the token after a question that says what stays and what nobody does then. */
export function DisconnectButton({ project }: { project: string }) {
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const disconnect = useMutation(
    useTRPC().prolific.disconnect.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  return (
    <div>
      <ConfirmedButton
        variant="danger"
        title={t("disconnectTitle")}
        description={
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {(["goes", "stays", "stops"] as const).map((each) => (
              <li key={each}>{t(`disconnectText.${each}`)}</li>
            ))}
          </ul>
        }
        confirm={t("disconnect")}
        busyLabel={t("asking")}
        act={disconnect}
        onConfirm={(close) => disconnect.mutate({ project }, { onSuccess: close })}
      >
        {t("disconnect")}
      </ConfirmedButton>
    </div>
  );
}
