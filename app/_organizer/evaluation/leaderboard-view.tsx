import { useTranslations } from "next-intl";
import { RunPlot, type RunMark } from "@/app/_charts/run-plot";
import { ButtonLink } from "@/app/_ui/button-link";
import { buttonStyle } from "@/app/_ui/button-style";
import { queryAddress } from "@/app/_ui/list-query";
import type { Leaderboard } from "@/server/domain/evaluation/contracts";
import type { RunFigures } from "@/server/domain/evaluation/evaluation";
import {
  leaderboardQuery,
  plottedRuns,
  sortedRows,
  type LeaderboardQuery,
} from "@/server/domain/evaluation/leaderboard";
import { LeaderboardForm } from "./leaderboard-form";
import { LeaderboardTable } from "./leaderboard-table";

interface LeaderboardViewProps {
  leaderboard: Leaderboard;
  query: LeaderboardQuery;
  /** Where its CSV is. */
  csv: string;
}

/** The table of runs, how to put it in order, and the plot of a dataset. */
export function LeaderboardView({ leaderboard, query, csv }: LeaderboardViewProps) {
  const t = useTranslations("organizer.evaluation.leaderboard");
  const { version, versions, datasets, official, rows } = leaderboard;
  const scored = datasets.reduce((sum, dataset) => sum + dataset.scored, 0);
  return (
    <>
      <p className="text-label">
        {t("about", { version: String(version), items: scored, datasets: datasets.length })}{" "}
        {t(`official.${official}`)}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <LeaderboardForm leaderboard={leaderboard} query={query} />
        <a href={`${csv}?version=${version}`} download className={buttonStyle("secondary")}>
          {t("csv")}
        </a>
        {versions
          .filter((other) => other !== version)
          .map((other) => (
            <ButtonLink
              key={other}
              href={queryAddress(leaderboardQuery, { ...query, version: other === versions[0] ? 0 : other })}
            >
              {t("against", { version: String(other) })}
            </ButtonLink>
          ))}
      </div>
      {rows.length === 0 ? <p className="font-semibold">{t("empty")}</p> : null}
      <LeaderboardTable leaderboard={leaderboard} rows={sortedRows(rows, query)} query={query} />
      <div className="flex max-w-prose flex-col gap-1 text-label text-muted">
        {rows.some(({ isLate }) => isLate) ? <p>{t("lateMark")}</p> : null}
        {rows.some(({ isOwn }) => isOwn) ? <p>{t("ownMark")}</p> : null}
        <p>{t("tests")}</p>
      </div>
      <DatasetPlot leaderboard={leaderboard} query={query} />
    </>
  );
}

/** The runs in one dataset, or over all, with the human figure as a line. */
function DatasetPlot({ leaderboard, query }: { leaderboard: Leaderboard; query: LeaderboardQuery }) {
  const t = useTranslations("organizer.evaluation.leaderboard");
  const { parts, official, references, rows } = leaderboard;
  const isPart = parts.some(({ name }) => name === query.dataset);
  // Values of several dimensions have no figure over all.
  const first = official === "dimensionMean" ? (parts[0]?.name ?? "") : "";
  const plotted = isPart ? query.dataset : first;
  const markOf = (name: string, figures: RunFigures, isBaseline: boolean): RunMark => {
    const found = figures.parts.find((part) => part.name === plotted);
    const { pearson: value = null, low = null, high = null } = found ?? {};
    return plotted === ""
      ? { name, isBaseline, value: figures.all, low: figures.allLow, high: figures.allHigh }
      : { name, isBaseline, value, low, high };
  };
  const human = references.find(({ name }) => name === "human");
  const shown = rows.slice(0, plottedRuns);
  const marks = [
    ...shown.map(({ rank, team, name, isOwn, figures }) => {
      const run = isOwn ? t("ownRun", { name }) : t("teamRun", { team, name });
      return markOf(rank === null ? run : t("rankedRun", { rank: String(rank), run }), figures, false);
    }),
    ...references
      .filter(({ name }) => name !== "human")
      .map(({ name, figures }) => markOf(t(`references.${name}`), figures, true)),
  ];
  return (
    <RunPlot
      title={plotted === "" ? t("plotAll") : t("plot", { dataset: plotted })}
      file={`leaderboard-${plotted === "" ? "all" : plotted}`}
      statistic={t("score.pearson")}
      human={human === undefined ? null : markOf("", human.figures, false).value}
      rows={marks}
      note={rows.length > shown.length ? t("firstRuns", { count: shown.length }) : undefined}
    />
  );
}
