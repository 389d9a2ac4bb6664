import { useTranslations } from "next-intl";
import { EmptyState } from "@/app/_ui/empty-state";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ListedTeam } from "@/server/domain/evaluation/contracts";
import { ExtendClock } from "./extend-clock";

interface TeamTableProps {
  project: string;
  teams: ListedTeam[];
  runsPerTeam: number;
  mayOrganize: boolean;
}

/** Who takes part, how far they are, and how to reach them. */
export function TeamTable({ project, teams, runsPerTeam, mayOrganize }: TeamTableProps) {
  const t = useTranslations("organizer.evaluation.teams");
  if (teams.length === 0) {
    return (
      <EmptyState title={t("empty")}>
        <p className="text-label">{t("emptyHint")}</p>
      </EmptyState>
    );
  }
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("team")}</HeadCell>
          <HeadCell>{t("registered")}</HeadCell>
          <HeadCell>{t("taken")}</HeadCell>
          <HeadCell>{t("clock")}</HeadCell>
          <HeadCell>{t("runs")}</HeadCell>
          <HeadCell>{t("lastRun")}</HeadCell>
          {mayOrganize ? <td className="border-b border-control" /> : null}
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <tr key={team.id}>
            <Cell across className="wrap-anywhere">
              <span dir="auto" className="font-semibold">
                {team.name}
              </span>
              {team.people === null ? null : (
                <span dir="auto" className="block text-muted whitespace-pre-wrap">
                  {team.people}
                </span>
              )}
            </Cell>
            <Cell label={t("registered")}>
              <Moment at={team.registeredAt} show="full" />
            </Cell>
            <Cell label={t("taken")}>
              {team.inputsAt === null ? t("notTaken") : <Moment at={team.inputsAt} show="full" />}
            </Cell>
            <Cell label={t("clock")}>
              {team.clockEndsAt === null ? t("notTaken") : <Moment at={team.clockEndsAt} show="full" />}
            </Cell>
            <Cell label={t("runs")}>{t("runsOf", { used: team.runs, total: runsPerTeam })}</Cell>
            <Cell label={t("lastRun")}>
              {team.lastRunAt === null ? t("noRun") : <Moment at={team.lastRunAt} show="full" />}
            </Cell>
            {mayOrganize ? (
              <Cell across>
                <div className="flex flex-wrap items-center gap-2">
                  <ExtendClock project={project} team={team} />
                  {team.contact === null ? null : (
                    <a href={`mailto:${team.contact}`} className="wrap-anywhere">
                      {t("write", { email: team.contact })}
                    </a>
                  )}
                </div>
              </Cell>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
