"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { useTRPC } from "@/app/_trpc/client";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { PaidPerson, PayBatch } from "@/server/domain/payment/contracts";

interface BatchButtonProps {
  act: "approve" | "markPaid";
  project: string;
  currency: string;
  /** null for everyone */
  people: readonly Pick<PaidPerson, "annotator">[] | null;
  sumMinor: number;
  /** How many people the sum is for. */
  peopleWithSum: number;
  onDone: (sentence: string) => void;
}

/** Approves or pays a sum after showing it; another sum than the one shown is refused. */
export function BatchButton({
  act,
  project,
  currency,
  people,
  sumMinor,
  peopleWithSum,
  onDone,
}: BatchButtonProps) {
  const moneyText = useMoneyText();
  const t = useTranslations(`organizer.pay.${act}`);
  const pay = useTranslations("organizer.pay");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const money = (minor: number) => moneyText(moneyOf(currency, minor));
  const onSuccess = (batch: PayBatch) => {
    setAsking(false);
    onDone(t("done", { sum: money(batch.sumMinor), pages: batch.pages, people: batch.people }));
    router.refresh();
  };
  const mutations = {
    approve: useMutation(trpc.payment.approve.mutationOptions({ onSuccess })),
    markPaid: useMutation(trpc.payment.markPaid.mutationOptions({ onSuccess })),
  };
  const batch = mutations[act];
  const named = people === null ? {} : { people: people.map(({ annotator }) => annotator) };
  const sum = money(sumMinor);
  return (
    <>
      <Button
        onClick={() => {
          batch.reset();
          setAsking(true);
        }}
      >
        {t("button", { sum })}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("title", { sum })}
        description={t("text", { people: peopleWithSum })}
        confirm={t("confirm")}
        variant="primary"
        busyLabel={batch.isPending && pay("busy")}
        error={batch.error}
        onConfirm={() => batch.mutate({ project, expectedMinor: sumMinor, ...named })}
      />
    </>
  );
}
