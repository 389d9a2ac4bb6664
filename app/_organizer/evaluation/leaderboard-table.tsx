import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { queryAddress } from "@/app/_ui/list-query";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { Leaderboard, LeaderboardRow } from "@/server/domain/evaluation/contracts";
import type { NextDifference, RunFigures } from "@/server/domain/evaluation/evaluation";
import {
  leaderboardColumns,
  figureIn,
  intervalIn,
  leaderboardQuery,
  subjectOfColumn,
  type LeaderboardQuery,
} from "@/server/domain/evaluation/leaderboard";
import { useColumnName } from "./use-column-name";

interface LeaderboardTableProps {
  leaderboard: Leaderboard;
  /** In the order that the reader asked for; ranks are those of the official score. */
  rows: readonly LeaderboardRow[];
  query: LeaderboardQuery;
}

/** What people reach first, then runs, then baselines; only runs have a rank. */
export function LeaderboardTable({ leaderboard, rows, query }: LeaderboardTableProps) {
  const t = useTranslations("organizer.evaluation.leaderboard");
  const columns = leaderboardColumns(leaderboard, query.dataset);
  const figures = columns.slice(2);
  const nameOf = useColumnName();
  const figureText = useFigureInQuery(query);
  const named = figures.map((column) => ({ column, name: nameOf(column) }));
  const cellsOf = (of: RunFigures) =>
    named.map(({ column, name }) => (
      <Cell key={column} numeric label={name}>
        {figureText(of, column)}
      </Cell>
    ));
  const referenceRows = (isHuman: boolean) =>
    leaderboard.references
      .filter(({ name }) => (name === "human") === isHuman)
      .map(({ name, figures: of }) => (
        <tr key={name} className="bg-sunken">
          <Cell className={wideOnly}>{none}</Cell>
          <Cell across className="font-semibold middle:min-w-44">
            {t(`references.${name}`)}
          </Cell>
          {cellsOf(of)}
          <Cell className={wideOnly}>{none}</Cell>
          <Cell className={wideOnly} />
        </tr>
      ));
  const words = { yes: t("yes"), no: t("no"), late: t("late"), own: t("own"), details: t("details") };
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <SortHead key={column} column={column} name={nameOf(column)} numeric={at > 1} query={query} />
          ))}
          <HeadCell>{t("differs")}</HeadCell>
          <HeadCell>{t("resources")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {referenceRows(true)}
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell label={t("columns.rank")}>{row.rank ?? none}</Cell>
            <Cell across className="max-w-80 wrap-anywhere middle:min-w-44">
              <span dir="auto">{row.isOwn ? row.name : `${row.team} · ${row.name}`}</span>
              {row.isLate ? <Mark>{words.late}</Mark> : null}
              {row.isOwn ? <Mark>{words.own}</Mark> : null}
              <RunDetails row={row} summary={words.details} />
            </Cell>
            {cellsOf(row.figures)}
            <Cell label={t("differs")} className="whitespace-nowrap">
              <DiffersText difference={row.difference} yes={words.yes} no={words.no} />
            </Cell>
            <Cell
              across
              label={t("resources")}
              className={row.resources.length === 0 ? wideOnly : "max-w-60 wrap-anywhere"}
            >
              <span dir="auto">{row.resources.map(({ name }) => name).join(", ")}</span>
            </Cell>
          </tr>
        ))}
        {referenceRows(false)}
      </tbody>
    </Table>
  );
}

const none = "–";
/** What has nothing to say where each row is a card of its own. */
const wideOnly = "hidden middle:table-cell";
const differsBelow = 0.05;

const Mark = ({ children }: { children: string }) => (
  <span className="ms-2 rounded-cell border border-control px-1.5 whitespace-nowrap text-muted">
    {children}
  </span>
);

function DiffersText({
  difference,
  yes,
  no,
}: {
  difference: NextDifference | null;
  yes: string;
  no: string;
}) {
  if (difference === null || difference.p === null) return none;
  return `${difference.p < differsBelow ? yes : no}, ${probabilityText(difference.p)}`;
}

/** What else there is to say of a run, opened by its reader. */
function RunDetails({ row, summary }: { row: LeaderboardRow; summary: string }) {
  const { description, resources, difference } = row;
  if (description === "" && resources.length === 0 && difference === null) return null;
  return (
    <details>
      <summary className="cursor-pointer text-accent">{summary}</summary>
      <div className="flex flex-col gap-1 whitespace-pre-wrap">
        {description === "" ? null : <p dir="auto">{description}</p>}
        {resources.map(({ name, use }, at) => (
          <p key={at} dir="auto">
            {use === "" ? name : `${name}: ${use}`}
          </p>
        ))}
        {difference === null ? null : <TestsText difference={difference} />}
      </div>
    </details>
  );
}

function TestsText({ difference: { t: williams, p, z, fisherP } }: { difference: NextDifference }) {
  const t = useTranslations("organizer.evaluation.leaderboard");
  return (
    <>
      {williams === null || p === null ? null : (
        <p>{t("williams", { t: williams.toFixed(2), p: probabilityText(p) })}</p>
      )}
      {z === null || fisherP === null ? null : (
        <p>{t("fisher", { z: z.toFixed(2), p: probabilityText(fisherP) })}</p>
      )}
    </>
  );
}

/** As in `p = .03`. */
function probabilityText(p: number): string {
  return p < 0.001 ? "p < .001" : `p = ${p.toFixed(p < 0.1 ? 3 : 2).replace(/^0/, "")}`;
}

function useFigureInQuery(query: LeaderboardQuery) {
  const rText = useCorrelationText();
  return (figures: RunFigures, column: string): string => {
    const value = figureIn(figures, column, query) ?? null;
    if (value === null) return none;
    const { low, high } = intervalIn(figures, column, query);
    return low === null || high === null ? rText(value) : `${rText(value)} [${rText(low)}, ${rText(high)}]`;
  };
}

interface SortHeadProps {
  column: string;
  name: string;
  numeric: boolean;
  query: LeaderboardQuery;
}

/** A head whose link puts the table in its order; pressed again, the other way round. */
function SortHead({ column, name, numeric, query }: SortHeadProps) {
  const isSorted = query.sort === column;
  const natural = column === "rank" || column === "run" ? "up" : "down";
  const other = query.direction === "up" ? "down" : "up";
  const direction = isSorted ? other : natural;
  const order = query.direction === "up" ? "ascending" : "descending";
  return (
    <HeadCell
      numeric={numeric}
      aria-sort={isSorted ? order : "none"}
      dir={subjectOfColumn(column) === null ? undefined : "auto"}
    >
      <Link
        href={queryAddress(leaderboardQuery, { ...query, sort: column, direction })}
        scroll={false}
        className="hidden min-h-8 items-center gap-1 text-text middle:inline-flex"
      >
        {name}
        {isSorted ? <span aria-hidden>{query.direction === "up" ? "▲" : "▼"}</span> : null}
      </Link>
      <span className="middle:hidden">{name}</span>
    </HeadCell>
  );
}
