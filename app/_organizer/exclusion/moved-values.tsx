"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ScreeningMove } from "@/server/domain/exclusion/screening";

interface MovedValuesProps {
  values: readonly ScreeningMove[];
  /** Values are the numbers of answers. */
  areNames: boolean;
}

/** The gold values that would move the most. */
export function MovedValues({ values, areNames }: MovedValuesProps) {
  const t = useTranslations("organizer.exclusion.moved");
  const format = useFormatter();
  const points = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t("title")}</h3>
      {areNames ? <p className="text-label text-muted">{t("areNames")}</p> : null}
      <Table label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("dataset")}</HeadCell>
            <HeadCell>{t("item")}</HeadCell>
            <HeadCell numeric>{t("before")}</HeadCell>
            <HeadCell numeric>{t("after")}</HeadCell>
            <HeadCell numeric>{t("judgments")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {values.map(({ dataset, item, before, after, nBefore, nAfter }) => (
            <tr key={`${dataset} ${item}`}>
              <Cell>{dataset}</Cell>
              <Cell className="wrap-anywhere">{item}</Cell>
              <Cell numeric>{points(before)}</Cell>
              <Cell numeric>{after === null ? t("gone") : points(after)}</Cell>
              <Cell numeric>{t("judgmentsOf", { before: nBefore, after: nAfter })}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
