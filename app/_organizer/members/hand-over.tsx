"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { Select } from "@/app/_ui/select";
import { useToast } from "@/app/_ui/toast";
import type { ListedMember } from "@/server/domain/member/contracts";
import { ConfirmedButton } from "./confirmed-button";

/** Makes another member an owner and the reader an organizer, after asking whom. */
export function HandOver({ project, others }: { project: string; others: ListedMember[] }) {
  const t = useTranslations("organizer.members");
  const router = useRouter();
  const tell = useToast();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const next = others.find(({ userId }) => userId === chosen) ?? others[0];
  const handOver = useMutation(useTRPC().member.handOver.mutationOptions());
  if (next === undefined) return null;
  const done = () => {
    tell({ title: t("handedOver", { name: next.name }) });
    router.refresh();
  };
  const description = (
    <div className="flex flex-col gap-3">
      <p>{t("handOverText")}</p>
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-semibold">
          {t("newOwner")}
        </label>
        <Select
          id={id}
          value={next.userId}
          options={others.map(({ userId, name, email }) => ({ value: userId, name: `${name}, ${email}` }))}
          onChoose={setChosen}
        />
      </div>
    </div>
  );
  return (
    <ConfirmedButton
      title={t("handOverTitle")}
      description={description}
      confirm={t("handOver")}
      busyLabel={t("handingOver")}
      act={handOver}
      onConfirm={(close) =>
        handOver.mutate(
          { project, userId: next.userId },
          {
            onSuccess: () => {
              close();
              done();
            },
          },
        )
      }
    >
      {t("handOver")}
    </ConfirmedButton>
  );
}
