"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmedButton } from "@/app/_organizer/members/confirmed-button";
import { Duration } from "@/app/_organizer/job/duration";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { formatMoney } from "@/app/_ui/format-money";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { ParticipantList, ParticipantView } from "@/server/domain/recruiter/prolific/contracts";

const buttons = ["approve", "complete", "pay-part", "pay-bonus", "ask-return"] as const;

/** Everyone of the study, ours beside Prolific's, with the button that mends what differs, then what the rules allow instead. */
export function ParticipantsPanel({ project, list }: { project: string; list: ParticipantList }) {
  const t = useTranslations("organizer.prolific.people");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const trpc = useTRPC();
  const onSuccess = () => router.refresh();
  const compare = useMutation(trpc.prolific.compare.mutationOptions({ onSuccess }));
  const act = useMutation(trpc.prolific.act.mutationOptions({ onSuccess }));
  const approve = useMutation(trpc.prolific.approveWaiting.mutationOptions({ onSuccess }));
  const error = compare.error ?? act.error;
  const money = (minor: number) => formatMoney(moneyOf(list.currency, minor));
  const { people, sumMinor } = list.approvable;
  const buttonsOf = ({ comparison, submissionId }: ParticipantView) => {
    const asked = act.isPending && act.variables.submission === submissionId ? act.variables.act : null;
    return [comparison.act, ...comparison.alternatives].map((wanted) => {
      const found = buttons.find((each) => each === wanted);
      return found === undefined ? null : (
        <Button
          key={found}
          busyLabel={asked === found && t("asking")}
          onClick={() => act.mutate({ project, submission: submissionId, act: found })}
        >
          {t(`acts.${found}`)}
        </Button>
      );
    });
  };
  return (
    <>
      <p className="text-label">
        {t("figures", { agree: list.agree, total: list.total, differ: list.differ })}{" "}
        {list.oldestWaitMs === null
          ? null
          : t.rich("oldest", { time: () => <Duration ms={list.oldestWaitMs ?? 0} /> })}
      </p>
      <div className="flex flex-wrap items-center gap-3 text-label">
        {list.comparedAt === null
          ? t("notCompared")
          : t.rich("compared", { time: () => <Moment at={list.comparedAt ?? ""} show="full" /> })}
        <Button busyLabel={compare.isPending && t("asking")} onClick={() => compare.mutate({ project })}>
          {t("compareNow")}
        </Button>
        {people === 0 ? null : (
          <ConfirmedButton
            title={t("approveTitle", { people, sum: money(sumMinor) })}
            description={t("approveText")}
            confirm={t("acts.approve")}
            variant="primary"
            busyLabel={t("asking")}
            act={approve}
            onConfirm={(close) => approve.mutate({ project, expectedPeople: people }, { onSuccess: close })}
          >
            {t("approveAll", { people, sum: money(sumMinor) })}
          </ConfirmedButton>
        )}
      </div>
      {list.problem === null ? null : <Notice tone="warn" title={t("problem", { said: list.problem })} />}
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <Table cards label={t("title")}>
        <thead>
          <tr>
            {(["id", "recruiter", "ours", "theirs", "differs", "who"] as const).map((name) => (
              <HeadCell key={name}>{t(`heads.${name}`)}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.submissionId}>
              <Cell label={t("heads.id")}>{row.annotator ?? "–"}</Cell>
              <Cell label={t("heads.recruiter")} className="wrap-anywhere">
                {row.participantId} {row.isProbableDouble ? t("double") : null}
              </Cell>
              <Cell label={t("heads.ours")}>
                {row.ours === null
                  ? t("notArrived")
                  : t("oursIs", { pages: row.ours.pages, earned: money(row.ours.earnedMinor) })}
              </Cell>
              <Cell label={t("heads.theirs")}>{row.theirs?.status ?? t("unknown")}</Cell>
              <Cell label={t("heads.differs")}>
                {row.comparison.differs === null ? "–" : t(`differences.${row.comparison.differs}`)}
                {row.comparison.owedMinor > 0
                  ? ` ${t("owed", { sum: money(row.comparison.owedMinor) })}`
                  : null}
              </Cell>
              <Cell label={t("heads.who")}>
                {row.comparison.who === null ? "–" : t(`actors.${row.comparison.who}`)}{" "}
                {row.comparison.until === null ? null : (
                  <Moment at={new Date(row.comparison.until).toISOString()} show="full" />
                )}
                <div className="flex flex-wrap gap-2 empty:hidden">{buttonsOf(row)}</div>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
