"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { formatMoney } from "@/app/_ui/format-money";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { BonusVerdict } from "@/server/domain/recruiter/prolific/bonus-state";
import type { ParticipantList } from "@/server/domain/recruiter/prolific/contracts";

/** Bonuses on their way. Nothing beside one whose fate is unknown pays it. */
export function BonusList({ project, list }: { project: string; list: ParticipantList }) {
  const t = useTranslations("organizer.prolific.bonuses");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const [settled, setSettled] = useState<{ bonus: string; verdict: BonusVerdict } | null>(null);
  const onSuccess = () => router.refresh();
  const pay = useMutation(trpc.prolific.payBonuses.mutationOptions({ onSuccess }));
  const ask = useMutation(trpc.prolific.askAboutBonus.mutationOptions({ onSuccess }));
  const withdraw = useMutation(trpc.prolific.withdrawBonus.mutationOptions({ onSuccess }));
  const settle = useMutation(trpc.prolific.settleBonus.mutationOptions({ onSuccess }));
  const money = (minor: number) => formatMoney(moneyOf(list.currency, minor));
  const ready = list.bonuses.filter(({ state }) => state === "ready");
  const expectedMinor = ready.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const named = { count: ready.length, sum: money(expectedMinor) };
  const error = ask.error ?? withdraw.error;
  return (
    <Card title={t("title")}>
      {list.bonuses.length === 0 ? <p className="text-label">{t("none")}</p> : null}
      <ul className="flex flex-col gap-2 text-label">
        {list.bonuses.map((bonus) => (
          <li key={bonus.id} className="flex flex-wrap items-center gap-2">
            {bonus.annotator ?? bonus.submissionId} {money(bonus.amountMinor)} “{bonus.reason}”{" "}
            {bonus.state === "unknown"
              ? t.rich("unknown", {
                  time: () => (bonus.sentAt === null ? null : <Moment at={bonus.sentAt} show="full" />),
                })
              : t(`states.${bonus.state}`)}
            {bonus.state === "ready" ? (
              <Button onClick={() => withdraw.mutate({ project, bonus: bonus.id })}>{t("withdraw")}</Button>
            ) : null}
            {bonus.state === "unknown" ? (
              <>
                <Button onClick={() => ask.mutate({ project, bonus: bonus.id })}>{t("ask")}</Button>
                {(["was-paid", "was-not-paid"] as const).map((verdict) => (
                  <Button key={verdict} onClick={() => setSettled({ bonus: bonus.id, verdict })}>
                    {t(`verdicts.${verdict}`)}
                  </Button>
                ))}
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      {pay.data === undefined ? null : (
        <p role="status" className="text-label">
          {t(`results.${pay.data.state}`)} {pay.data.said}
        </p>
      )}
      {ready.length === 0 ? null : (
        <div>
          <ConfirmedButton
            title={t("payTitle", named)}
            description={t("payText")}
            confirm={t("pay", named)}
            variant="primary"
            busyLabel={t("asking")}
            act={pay}
            onConfirm={(close) =>
              pay.mutate({ project, expectedMinor, expectedCount: ready.length }, { onSuccess: close })
            }
          >
            {t("pay", named)}
          </ConfirmedButton>
        </div>
      )}
      {settled === null ? null : (
        <ReasonDialog
          title={t(`verdicts.${settled.verdict}`)}
          description={t("settleText")}
          asked={{ label: t("reason"), missing: t("reasonMissing") }}
          confirm={t(`verdicts.${settled.verdict}`)}
          busyLabel={settle.isPending && t("asking")}
          error={settle.error}
          onClose={() => setSettled(null)}
          onConfirm={(reason) =>
            settle.mutate({ project, ...settled, reason }, { onSuccess: () => setSettled(null) })
          }
        />
      )}
    </Card>
  );
}
