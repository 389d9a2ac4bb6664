"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Duration } from "@/app/_organizer/job/duration";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { ParticipantList } from "@/server/domain/recruiter/prolific/contracts";
import { QuotedButton } from "./quoted-button";

interface ParticipantsHeadProps {
  project: string;
  list: ParticipantList;
  reload: () => Promise<unknown>;
}

/** How many agree and wait, when that was compared, and the approval of everybody who waits for it. */
export function ParticipantsHead({ project, list, reload }: ParticipantsHeadProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.prolific.people");
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const compare = useMutation(trpc.prolific.compare.mutationOptions({ onSettled: reload }));
  const quote = useMutation(trpc.prolific.quoteApproval.mutationOptions());
  const approve = useMutation(trpc.prolific.approveWaiting.mutationOptions({ onSettled: reload }));
  const { people, sumMinor } = list.approvable;
  const sum = moneyText(moneyOf(list.currency, sumMinor));
  const meant = { project, expectedPeople: people };
  return (
    <>
      <p className="text-label">
        {t("figures", { agree: list.agree, total: list.total, differ: list.differ })}{" "}
        <span role="status" className="font-semibold">
          {t("yours", { yours: list.yours })}
        </span>{" "}
        {list.oldestWaitMs === null
          ? null
          : t.rich("oldest", { time: () => <Duration ms={list.oldestWaitMs ?? 0} /> })}
      </p>
      <div className="flex flex-wrap items-center gap-3 text-label">
        <span>
          {list.isComparing
            ? t("comparing")
            : list.comparedAt === null
              ? t("notCompared")
              : t.rich("compared", { time: () => <Moment at={list.comparedAt ?? ""} show="full" /> })}
        </span>
        <Button busyLabel={compare.isPending && t("asking")} onClick={() => compare.mutate({ project })}>
          {t("compareNow")}
        </Button>
        {people === 0 ? null : (
          <QuotedButton
            title={t("approveTitle", { people, sum })}
            description={t("approveText")}
            confirm={t("approveConfirm", { people })}
            currency={list.currency}
            sumMinor={sumMinor}
            quote={quote}
            onAsk={() => quote.mutate(meant)}
            isQuoteNeeded={false}
            act={approve}
            onConfirm={() => approve.mutateAsync(meant)}
          >
            {t("approveAll", { people, sum })}
          </QuotedButton>
        )}
      </div>
      {list.problem === null ? null : <Notice tone="warn" title={t("problem", { said: list.problem })} />}
      {compare.error ? <Notice tone="danger" announced title={sentenceOf(compare.error)} /> : null}
    </>
  );
}
