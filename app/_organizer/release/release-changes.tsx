import { useFormatter, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ReleaseChange } from "@/server/domain/release/compare-releases";

/** What moved from one release to another: counts in a sentence each, and the values that moved furthest. */
export function ReleaseChanges({ change }: { change: ReleaseChange }) {
  const t = useTranslations("organizer.releases.change");
  const format = useFormatter();
  const { from, to, added, removed, moved, meanMove, mostMove, furthest, excluded, adjudicated } = change;
  const number = (value: number | null) =>
    value === null ? t("none") : format.number(value, { maximumFractionDigits: 3 });
  const [excludedBefore, excludedAfter] = excluded;
  const [adjudicatedBefore, adjudicatedAfter] = adjudicated;
  return (
    <div role="status" className="flex w-full flex-col gap-2 text-label">
      <p>{t("moved", { moved, mean: number(meanMove), most: number(mostMove) })}</p>
      <p>{t("items", { added, removed })}</p>
      <p>{t("excluded", { before: excludedBefore, after: excludedAfter })}</p>
      <p>{t("adjudicated", { before: adjudicatedBefore, after: adjudicatedAfter })}</p>
      {furthest.length === 0 ? null : (
        <Table label={t("furthest", { from, to })}>
          <thead>
            <tr>
              <HeadCell>{t("dataset")}</HeadCell>
              <HeadCell>{t("item")}</HeadCell>
              <HeadCell>{t("dimension")}</HeadCell>
              <HeadCell numeric>{t("version", { version: from })}</HeadCell>
              <HeadCell numeric>{t("version", { version: to })}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {furthest.map((gold) => (
              <tr key={JSON.stringify([gold.dataset, gold.item, gold.dimension])}>
                <Cell>{gold.dataset}</Cell>
                <Cell>{gold.item}</Cell>
                <Cell>{gold.dimension}</Cell>
                <Cell numeric>{number(gold.from)}</Cell>
                <Cell numeric>{number(gold.to)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
