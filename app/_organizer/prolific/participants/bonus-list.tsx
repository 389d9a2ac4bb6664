"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Card } from "@/app/_ui/card";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Notice } from "@/app/_ui/notice";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { BonusVerdict } from "@/server/domain/recruiter/prolific/bonus-state";
import type { ParticipantList } from "@/server/domain/recruiter/prolific/contracts";
import { BonusRow } from "./bonus-row";
import { QuotedButton } from "./quoted-button";
import { useOneAtATime } from "./use-one-at-a-time";

interface BonusListProps {
  project: string;
  list: ParticipantList;
  reload: () => Promise<unknown>;
}

/** Bonuses on their way. Nothing beside one whose fate is unknown pays it. */
export function BonusList({ project, list, reload }: BonusListProps) {
  const t = useTranslations("organizer.prolific.bonuses");
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const [settled, setSettled] = useState<{ bonus: string; verdict: BonusVerdict } | null>(null);
  const ask = useMutation(trpc.prolific.askAboutBonus.mutationOptions({ onSettled: reload }));
  const withdraw = useMutation(trpc.prolific.withdrawBonus.mutationOptions({ onSettled: reload }));
  const settle = useMutation(trpc.prolific.settleBonus.mutationOptions({ onSettled: reload }));
  const once = useOneAtATime();
  const error = ask.error ?? withdraw.error;
  const hidden = list.bonusCount - list.bonuses.length;
  return (
    <Card title={t("title")}>
      {list.bonuses.length === 0 ? <p className="text-label">{t("none")}</p> : null}
      <ul className="flex flex-col">
        {list.bonuses.map((bonus) => (
          <BonusRow
            key={bonus.id}
            bonus={bonus}
            currency={list.currency}
            isAsking={ask.isPending && ask.variables.bonus === bonus.id}
            onAsk={() => ask.mutate({ project, bonus: bonus.id })}
            onWithdraw={() => once(bonus.id, () => withdraw.mutateAsync({ project, bonus: bonus.id }))}
            onVerdict={(verdict) => {
              settle.reset();
              setSettled({ bonus: bonus.id, verdict });
            }}
          />
        ))}
      </ul>
      {hidden > 0 ? <p className="text-label text-muted">{t("hidden", { hidden })}</p> : null}
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <PayBonuses project={project} list={list} reload={reload} />
      {settled === null ? null : (
        <ReasonDialog
          title={t(`verdicts.${settled.verdict}`)}
          description={t(`settleText.${settled.verdict}`)}
          asked={{ label: t("reason"), missing: t("reasonMissing") }}
          confirm={t(`verdicts.${settled.verdict}`)}
          busyLabel={settle.isPending && t("asking")}
          error={settle.error}
          onClose={() => setSettled(null)}
          onConfirm={(reason) =>
            once(settled.bonus, () =>
              settle.mutateAsync({ project, ...settled, reason }).then(() => setSettled(null)),
            )
          }
        />
      )}
    </Card>
  );
}

/** Pays what is ready, at the sum that Prolific said. */
function PayBonuses({ project, list, reload }: BonusListProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.prolific.bonuses");
  const trpc = useTRPC();
  const quote = useMutation(trpc.prolific.quoteBonuses.mutationOptions());
  const pay = useMutation(trpc.prolific.payBonuses.mutationOptions({ onSettled: reload }));
  const { count, sumMinor } = list.payable;
  const named = { count, sum: moneyText(moneyOf(list.currency, sumMinor)) };
  const shown = { project, expectedMinor: sumMinor, expectedCount: count };
  return (
    <>
      <p role="status" className="text-label empty:hidden">
        {pay.data === undefined ? "" : `${t(`results.${pay.data.state}`)} ${pay.data.said}`}
      </p>
      {count === 0 ? null : (
        <div>
          <QuotedButton
            title={t("payTitle", named)}
            description={t("payText")}
            confirm={t("pay", named)}
            currency={list.currency}
            sumMinor={sumMinor}
            quote={quote}
            onAsk={() => quote.mutate(shown)}
            isQuoteNeeded
            act={pay}
            onConfirm={(expectedTotalMinor) => pay.mutateAsync({ ...shown, expectedTotalMinor })}
          >
            {t("pay", named)}
          </QuotedButton>
        </div>
      )}
    </>
  );
}
