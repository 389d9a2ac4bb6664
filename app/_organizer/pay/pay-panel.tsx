"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { PaidPerson, PayPage } from "@/server/domain/payment/contracts";
import { sumPay } from "@/server/domain/payment/pay-totals";
import { BatchButton } from "./batch-button";
import { BonusDialog } from "./bonus-dialog";
import { PayFiles } from "./pay-files";
import { PayTable } from "./pay-table";

/** Approving and paying everybody or the people chosen, and bonuses; each shows its sum first. */
export function PayPanel({ project, list }: { project: string; list: PayPage }) {
  const t = useTranslations("organizer.pay");
  const [chosen, setChosen] = useState<ReadonlyMap<string, PaidPerson>>(new Map());
  const [rewarded, setRewarded] = useState<PaidPerson | null>(null);
  const [outcome, setOutcome] = useState("");
  const people = chosen.size === 0 ? null : [...chosen.values()];
  const meant = { project, currency: list.currency, people };
  const choose = (person: PaidPerson, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(person.annotator, person);
    else next.delete(person.annotator);
    setChosen(next);
  };
  const onDone = (sentence: string) => {
    setOutcome(sentence);
    setChosen(new Map());
  };
  const { openMinor, toPayMinor } = people === null ? list.total : sumPay(people);
  const withSum = (sum: "openMinor" | "toPayMinor") => people?.filter((person) => person[sum] > 0).length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-label">
        <span>{t("chosen", { count: chosen.size })}</span>
        {chosen.size === 0 ? null : (
          <Button variant="quiet" onClick={() => setChosen(new Map())}>
            {t("unchoose")}
          </Button>
        )}
        {openMinor > 0 ? (
          <BatchButton
            {...meant}
            act="approve"
            sumMinor={openMinor}
            peopleWithSum={withSum("openMinor") ?? list.open}
            onDone={onDone}
          />
        ) : null}
        {toPayMinor > 0 ? (
          <BatchButton
            {...meant}
            act="markPaid"
            sumMinor={toPayMinor}
            peopleWithSum={withSum("toPayMinor") ?? list.toPay}
            onDone={onDone}
          />
        ) : null}
      </div>
      <p role="status" className="text-label empty:hidden">
        {outcome}
      </p>
      <PayTable list={list} chosen={chosen} onChoose={choose} onBonus={setRewarded} />
      <PayFiles project={project} hasProlific={list.hasProlific} />
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
