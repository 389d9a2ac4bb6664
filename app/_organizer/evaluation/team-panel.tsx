import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import type { TeamPage } from "@/server/domain/evaluation/contracts";
import { LinkToCopy } from "./link-to-copy";
import { SubmitRun } from "./run-form";
import { TakeInputs } from "./take-inputs";
import { TeamRuns } from "./team-runs";

interface TeamPanelProps {
  team: TeamPage;
  token: string;
  /** The team's own link. */
  href: string;
}

/** What a team does: take the inputs, then send runs. */
export function TeamPanel({ team, token, href }: TeamPanelProps) {
  const t = useTranslations("organizer.evaluation.team");
  const { evaluation, name, people, inputsAt, clockEndsAt, isLate, runs } = team;
  const { key, datasets, dimensions, isOpen, runsPerTeam, clockHours, range } = evaluation;
  const items = datasets.reduce((sum, dataset) => sum + dataset.items, 0);
  const mayRun = isOpen && inputsAt !== null && runs.length < runsPerTeam;
  return (
    <>
      <Card title={t("yours", { name })}>
        <p dir="auto" className="text-label whitespace-pre-wrap">
          {t("people", { people })}
        </p>
        <p className="text-label text-muted">{t("linkHint")}</p>
        <LinkToCopy href={href} name={t("link")} />
      </Card>
      <Card title={t("inputs")}>
        {isOpen ? (
          <TakeInputs evaluation={key} token={token} items={items} isStarted={inputsAt !== null} />
        ) : null}
        <p className="text-label">
          {inputsAt === null || clockEndsAt === null
            ? t("starts", { hours: clockHours })
            : t.rich("started", {
                at: () => <Moment at={inputsAt} show="full" />,
                end: () => <Moment at={clockEndsAt} show="full" />,
              })}
        </p>
        {isLate && isOpen ? <Notice tone="warn" title={t("overText")} /> : null}
      </Card>
      <Card title={t("runs")} description={t("used", { used: runs.length, total: runsPerTeam })}>
        {runs.length === 0 ? null : <TeamRuns runs={runs} />}
        {isOpen && inputsAt === null ? <p className="text-label">{t("inputsFirst")}</p> : null}
        {isOpen && runs.length >= runsPerTeam ? <p className="text-label">{t("allUsed")}</p> : null}
        {isOpen ? null : <p className="text-label">{t("closed")}</p>}
        {mayRun ? (
          <SubmitRun
            action={`/api/evaluations/${key}/runs`}
            token={token}
            datasets={datasets}
            dimensions={dimensions}
            range={range}
          />
        ) : null}
      </Card>
    </>
  );
}
