"use client";

import { useTranslations } from "next-intl";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { isSameValue } from "@/server/domain/project/overwritten";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { AudienceFigureList } from "./audience-figure-list";
import type { AudienceState } from "./use-audience";

interface AudienceCardProps {
  view: ProlificView;
  plan: StudyPlan;
  audience: AudienceState;
}

/** Prolific's figures of the plan as it is typed; asked for by a press, and as of that moment. */
export function AudienceCard({ view, plan, audience }: AudienceCardProps) {
  const t = useTranslations("organizer.prolific.audience");
  const { sentenceOf } = useErrorSentences();
  const { figures, askedPlan, isAsking, error, ask } = audience;
  const isOld = figures !== null && !isSameValue(askedPlan, plan);
  if (view.connection === null) {
    return (
      <Card id="audience" title={t("title")}>
        <p className="text-label">{t("connectFirst")}</p>
      </Card>
    );
  }
  return (
    <Card id="audience" title={t("title")} description={t("hint")}>
      <div role="status" className="flex flex-col gap-2 text-label">
        {isAsking ? <p>{t("askingLong")}</p> : null}
        {!isAsking && figures === null && error === null ? <p>{t("notAsked")}</p> : null}
        {figures === null || isAsking ? null : (
          <>
            <AudienceFigureList figures={figures} currency={view.connection.currency} />
            <p className="text-muted">
              {t.rich("at", { time: () => <Moment at={figures.at} show="full" /> })}
            </p>
          </>
        )}
      </div>
      {isOld && !isAsking ? <Notice tone="warn" title={t("old")} /> : null}
      {error !== null && !isAsking ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <Button className="self-start" busyLabel={isAsking && t("asking")} onClick={() => ask(plan)}>
        {t(figures === null && error === null ? "ask" : "again")}
      </Button>
    </Card>
  );
}
