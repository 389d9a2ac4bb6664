"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Field } from "@/app/_ui/field";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { PaidPerson } from "@/server/domain/payment/contracts";
import { minorOf } from "./minor-of";

interface BonusDialogProps {
  project: string;
  currency: string;
  person: PaidPerson;
  onClose: () => void;
  onDone: (sentence: string) => void;
}

/** A bonus for one person: what it is for, and what it makes of what is unpaid. */
export function BonusDialog({ project, currency, person, onClose, onDone }: BonusDialogProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.pay.giveBonus");
  const pay = useTranslations("organizer.pay");
  const router = useRouter();
  const [amount, setAmount] = useState("");
  const { annotator } = person;
  const money = (minor: number) => moneyText(moneyOf(currency, minor));
  const amountMinor = minorOf(amount);
  const give = useMutation(
    useTRPC().payment.giveBonus.mutationOptions({
      onSuccess: (_, given) => {
        onClose();
        onDone(t("done", { annotator, sum: money(given.amountMinor) }));
        router.refresh();
      },
    }),
  );
  const unpaidMinor = person.openMinor + person.toPayMinor;
  const unpaid = money(unpaidMinor);
  const amountField = (tried: boolean) => (
    <Field
      label={t("amount", { currency })}
      hint={t("amountHint")}
      error={tried && amountMinor === null ? t("amountWrong") : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          className="max-w-32"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <ReasonDialog
      title={t("title", { annotator })}
      description={
        amountMinor === null
          ? t("text", { unpaid })
          : t("textThen", { unpaid, then: money(unpaidMinor + amountMinor) })
      }
      asked={{ label: t("reason"), missing: t("reasonMissing") }}
      above={amountField}
      confirm={t("confirm")}
      busyLabel={give.isPending && pay("busy")}
      error={give.error}
      onClose={onClose}
      onConfirm={(reason) => {
        if (amountMinor !== null) give.mutate({ project, annotator, amountMinor, reason });
      }}
    />
  );
}
