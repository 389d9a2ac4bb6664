"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { formatMoney } from "@/app/_ui/format-money";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
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
  const t = useTranslations("organizer.pay.giveBonus");
  const ui = useTranslations("organizer.ui");
  const pay = useTranslations("organizer.pay");
  const { sentenceOf } = useErrorSentences();
  const router = useRouter();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [pressed, setPressed] = useState(false);
  const { annotator } = person;
  const money = (minor: number) => formatMoney(moneyOf(currency, minor));
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
  const confirm = () => {
    setPressed(true);
    if (amountMinor === null || reason.trim() === "") return;
    give.mutate({ project, annotator, amountMinor, reason });
  };
  const unpaidMinor = person.openMinor + person.toPayMinor;
  const unpaid = money(unpaidMinor);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("title", { annotator })}
      description={
        amountMinor === null
          ? t("text", { unpaid })
          : t("textThen", { unpaid, then: money(unpaidMinor + amountMinor) })
      }
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button variant="primary" busyLabel={give.isPending && pay("busy")} onClick={confirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      {give.error ? <Notice tone="danger" announced title={sentenceOf(give.error)} /> : null}
      <Field
        label={t("amount", { currency })}
        hint={t("amountHint")}
        error={pressed && amountMinor === null ? t("amountWrong") : undefined}
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
      <Field label={t("reason")} error={pressed && reason.trim() === "" ? t("reasonMissing") : undefined}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
