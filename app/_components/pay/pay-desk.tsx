"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import type { PaidPerson, PayList } from "@/server/domain/payment/contracts";
import { sumPay } from "@/server/domain/payment/pay-totals";
import { BatchButton } from "./batch-button";
import { BonusDialog } from "./bonus-dialog";
import { PayFiles } from "./pay-files";
import { PayTable } from "./pay-table";

/** Approving and paying everybody or the people chosen, and bonuses; each shows its sum first. */
export function PayDesk({ project, list }: { project: string; list: PayList }) {
  const t = useTranslations("organizer.pay");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [rewarded, setRewarded] = useState<PaidPerson | null>(null);
  const [outcome, setOutcome] = useState("");
  const people =
    chosen.size === 0 ? list.people : list.people.filter(({ annotator }) => chosen.has(annotator));
  const meant = { project, currency: list.currency, people, isEverybody: chosen.size === 0 };
  const choose = (annotator: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(annotator);
    else next.delete(annotator);
    setChosen(next);
  };
  const onDone = (sentence: string) => {
    setOutcome(sentence);
    setChosen(new Set());
  };
  const { openMinor, toPayMinor } = sumPay(people);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-label">
        <span>{t("chosen", { count: chosen.size })}</span>
        {chosen.size === 0 ? null : (
          <Button variant="quiet" onClick={() => setChosen(new Set())}>
            {t("unchoose")}
          </Button>
        )}
        {openMinor > 0 ? <BatchButton {...meant} act="approve" sumMinor={openMinor} onDone={onDone} /> : null}
        {toPayMinor > 0 ? (
          <BatchButton {...meant} act="markPaid" sumMinor={toPayMinor} onDone={onDone} />
        ) : null}
      </div>
      <p role="status" className="text-label empty:hidden">
        {outcome}
      </p>
      <PayTable list={list} chosen={chosen} onChoose={choose} onBonus={setRewarded} />
      <PayFiles project={project} hasProlific={list.people.some(({ source }) => source === "prolific")} />
      {rewarded === null ? null : (
        <BonusDialog
          project={project}
          currency={list.currency}
          person={rewarded}
          onClose={() => setRewarded(null)}
          onDone={onDone}
        />
      )}
    </>
  );
}
