import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { listDifferences, type ListComparison } from "@/server/domain/recruiter/recruiter-list";

const columns = ["id", "annotator", "pages", "state", "todo"] as const;

/** People that are listed at most; the counts are of all. */
const most = 200;

/** How two lists differ: how many people of each kind, and what to do about those that do not agree. */
export function ComparedPeople({ people }: { people: ListComparison["people"] }) {
  const t = useTranslations("organizer.recruiters.compare");
  const counts = listDifferences.map((difference) => ({
    difference,
    count: people.filter((each) => each.difference === difference).length,
  }));
  const differing = people.filter(({ difference }) => difference !== "agree");
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 text-label">
        {counts.map(({ difference, count }) => (
          <li key={difference}>{t(`counts.${difference}`, { count })}</li>
        ))}
      </ul>
      {differing.length === 0 ? null : (
        <Table label={t("table")} cards>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column}>{t(`columns.${column}`)}</HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.slice(0, most).map(({ id, annotator, pages, state, difference }, at) => (
              <tr key={`${at}-${id}`}>
                <Cell label={t("columns.id")} className="font-mono wrap-anywhere">
                  {id}
                </Cell>
                <Cell label={t("columns.annotator")}>{annotator ?? "–"}</Cell>
                <Cell label={t("columns.pages")}>{pages}</Cell>
                <Cell label={t("columns.state")}>{state === "" ? "–" : state}</Cell>
                <Cell label={t("columns.todo")}>{t(`todo.${difference}`)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {differing.length > most ? <p className="text-label text-muted">{t("more", { most })}</p> : null}
    </>
  );
}
