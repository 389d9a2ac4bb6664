"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Notice } from "@/app/_ui/notice";
import { moneyOf } from "@/server/domain/payment/amount-of";
import { useOneAtATime } from "./use-one-at-a-time";

interface Asked {
  isPending: boolean;
  error: unknown;
  reset: () => void;
}

interface QuotedButtonProps {
  children: ReactNode;
  title: string;
  description: ReactNode;
  /** The button that goes on; it names the act. */
  confirm: string;
  currency: string;
  /** What people get, in minor units. */
  sumMinor: number;
  /** What Prolific takes for it with its fee. */
  quote: Asked & { data: { totalMinor: number } | undefined };
  onAsk: () => void;
  /** Whether nothing may be done before Prolific has said what it takes. */
  isQuoteNeeded: boolean;
  act: Asked;
  /** Ends when it is done, and with a refusal the question stays. */
  onConfirm: (totalMinor: number) => Promise<unknown>;
}

/** A button that spends money: before it does, Prolific is asked what it takes, and the sum is confirmed. */
export function QuotedButton({ children, ...props }: QuotedButtonProps) {
  const [asking, setAsking] = useState(false);
  const { quote, act, onAsk } = props;
  const open = () => {
    act.reset();
    quote.reset();
    onAsk();
    setAsking(true);
  };
  return (
    <>
      <Button variant="primary" onClick={open}>
        {children}
      </Button>
      {asking ? <QuoteDialog {...props} close={() => setAsking(false)} /> : null}
    </>
  );
}

type QuoteDialogProps = Omit<QuotedButtonProps, "children"> & { close: () => void };

function QuoteDialog({ title, description, confirm, quote, act, close, ...props }: QuoteDialogProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.prolific.quote");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const money = (minor: number) => moneyText(moneyOf(props.currency, minor));
  const once = useOneAtATime();
  const total = quote.data?.totalMinor;
  const mayGoOn = total !== undefined || (!props.isQuoteNeeded && !quote.isPending);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={close}>{ui("cancel")}</Button>
          {mayGoOn ? (
            <Button
              variant="primary"
              busyLabel={act.isPending && t("sending")}
              onClick={() => once("confirm", () => props.onConfirm(total ?? props.sumMinor).then(close))}
            >
              {confirm}
            </Button>
          ) : null}
          {quote.error && !mayGoOn ? (
            <Button variant="primary" onClick={props.onAsk}>
              {t("again")}
            </Button>
          ) : null}
        </>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-label">
        <dt>{t("sum")}</dt>
        <dd className="text-end tabular-nums">{money(props.sumMinor)}</dd>
        <dt>{t("fee")}</dt>
        <dd className="text-end tabular-nums">
          {total === undefined ? "–" : money(Math.max(0, total - props.sumMinor))}
        </dd>
        <dt className="font-semibold">{t("total")}</dt>
        <dd className="text-end font-semibold tabular-nums">{total === undefined ? "–" : money(total)}</dd>
      </dl>
      <p role="status" className="text-label text-muted empty:hidden">
        {quote.isPending ? t("asking") : total === undefined ? "" : t("theirs")}
      </p>
      {quote.error ? <Notice tone="warn" announced title={sentenceOf(quote.error)} /> : null}
      {act.error ? <Notice tone="danger" announced title={sentenceOf(act.error)} /> : null}
    </Dialog>
  );
}
