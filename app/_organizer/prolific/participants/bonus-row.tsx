import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Moment } from "@/app/_ui/moment";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { BonusVerdict } from "@/server/domain/recruiter/prolific/bonus-state";
import type { BonusView } from "@/server/domain/recruiter/prolific/contracts";

interface BonusRowProps {
  bonus: BonusView;
  currency: string;
  isAsking: boolean;
  onAsk: () => void;
  onWithdraw: () => void;
  onVerdict: (verdict: BonusVerdict) => void;
}

/** One bonus, what is known of it, and what may be said of it. */
export function BonusRow({ bonus, currency, isAsking, ...on }: BonusRowProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.prolific.bonuses");
  const { state, sentAt, deniableAt } = bonus;
  const name = bonus.annotator ?? bonus.submissionId;
  const labelled = (act: string) => ({ "aria-label": t("actFor", { act, name }), children: act });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2 text-label last:border-b-0">
      <span className="font-semibold">{name}</span>
      <span className="tabular-nums">{moneyText(moneyOf(currency, bonus.amountMinor))}</span>
      <span className="wrap-anywhere text-muted">“{bonus.reason}”</span>
      <span className={state === "unknown" ? "font-semibold text-warn" : ""}>
        {state === "unknown"
          ? t.rich("unknown", { time: () => (sentAt === null ? null : <Moment at={sentAt} show="full" />) })
          : t(`states.${state}`)}
      </span>
      {state === "ready" ? <Button onClick={on.onWithdraw} {...labelled(t("withdraw"))} /> : null}
      {state === "unknown" ? (
        <>
          <Button busyLabel={isAsking && t("asking")} onClick={on.onAsk} {...labelled(t("ask"))} />
          <Button onClick={() => on.onVerdict("was-paid")} {...labelled(t("verdicts.was-paid"))} />
          {bonus.mayDeny ? (
            <Button onClick={() => on.onVerdict("was-not-paid")} {...labelled(t("verdicts.was-not-paid"))} />
          ) : deniableAt === null ? null : (
            <span className="text-muted">
              {t.rich("deniable", { time: () => <Moment at={deniableAt} show="time" /> })}
            </span>
          )}
        </>
      ) : null}
    </li>
  );
}
