"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import type { ShownContest } from "@/server/domain/annotator-status/contracts";
import { AnswerDialog } from "./answer-dialog";

interface ContestCardProps {
  project: string;
  annotator: string;
  contest: ShownContest;
  /** Whether they may not work now, so that an answer can let them go on. */
  mayLetGoOn: boolean;
}

/** What somebody said against their status, what they were told, and the way to tell them. */
export function ContestCard({ project, annotator, contest, mayLetGoOn }: ContestCardProps) {
  const t = useTranslations("organizer.annotatorStatus.contest");
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const { comment, at, answer, answeredBy } = contest;
  return (
    <Card
      title={t("title")}
      description={<Moment at={at} show="full" />}
      actions={<Button onClick={() => setIsOpen(true)}>{answer === null ? t("button") : t("again")}</Button>}
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {comment}
      </p>
      {answer === null ? null : (
        <div className="border-s-2 border-control ps-3">
          <p className="text-label text-muted">
            {answeredBy === null ? t("answeredNobody") : t("answered", { by: answeredBy })}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {answer}
          </p>
        </div>
      )}
      {isOpen ? (
        <AnswerDialog
          project={project}
          annotator={annotator}
          lastAnswer={answer ?? ""}
          mayLetGoOn={mayLetGoOn}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            router.refresh();
          }}
        />
      ) : null}
    </Card>
  );
}
