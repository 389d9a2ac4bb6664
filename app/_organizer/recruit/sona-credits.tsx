"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { useTRPC } from "@/app/_trpc/client";
import type { CreditSummary } from "@/server/domain/recruiter/sona/credit";

interface SonaCreditsProps {
  project: string;
  credits: CreditSummary;
}

const columns = ["annotator", "surveyCode", "state", "answer", "actions"] as const;

/** How many credits are where, and what to do with those that were not given for certain. */
export function SonaCredits({ project, credits: { counts, open } }: SonaCreditsProps) {
  const t = useTranslations("organizer.recruiters.credit");
  if (Object.values(counts).every((n) => n === 0)) return null;
  const { given = 0, refused = 0, unknown = 0, waiting = 0, sending = 0 } = counts;
  return (
    <>
      <p className="text-label">{t("state", { given, refused, unknown, waiting: waiting + sending })}</p>
      {open.length === 0 ? null : (
        <>
          <p className="text-label text-muted">{t("unknownHint")}</p>
          <Table label={t("table")} cards>
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeadCell key={column}>{t(`columns.${column}`)}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {open.map((credit) => (
                <OpenCredit key={credit.annotator} project={project} credit={credit} />
              ))}
            </tbody>
          </Table>
        </>
      )}
    </>
  );
}

function OpenCredit({ project, credit }: { project: string; credit: CreditSummary["open"][number] }) {
  const t = useTranslations("organizer.recruiters.credit");
  const trpc = useTRPC();
  const router = useRouter();
  const { annotator, surveyCode, state, answer } = credit;
  const decide = useMutation(
    trpc.recruiter.decideCredit.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  return (
    <tr>
      <Cell label={t("columns.annotator")}>{annotator}</Cell>
      <Cell label={t("columns.surveyCode")} className="font-mono">
        {surveyCode}
      </Cell>
      <Cell label={t("columns.state")}>{t(`states.${state}`)}</Cell>
      <Cell label={t("columns.answer")} className="wrap-anywhere">
        {answer}
      </Cell>
      <Cell across>
        <span className="flex flex-wrap gap-1">
          <Button
            aria-label={t("sendAgainOf", { annotator })}
            onClick={() => decide.mutate({ project, annotator, decision: "send-again" })}
          >
            {t("sendAgain")}
          </Button>
          <Button
            variant="quiet"
            aria-label={t("givenOf", { annotator })}
            onClick={() => decide.mutate({ project, annotator, decision: "given" })}
          >
            {t("given")}
          </Button>
        </span>
      </Cell>
    </tr>
  );
}
