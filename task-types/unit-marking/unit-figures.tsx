"use client";

import { useFormatter, useTranslations } from "next-intl";
import { EstimateText } from "@/app/_organizer/agreement/estimate-text";
import { Card } from "@/app/_ui/card";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { UnitMarkingFigures } from "@/server/domain/agreement/task-figures";
import { PyramidsBeside } from "./pyramids-beside";

const statistics = ["masi", "jaccard", "pairF"] as const;

/** How far people agree on units: over all, item by item and two by two, with their pyramids beside each other. */
export function UnitFigures({ figures: { means, items, pairs, pyramids } }: { figures: UnitMarkingFigures }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.task.unit-marking.figures");
  const format = useFormatter();
  const figure = (value: number | null) => (value === null ? t("none") : rText(value));
  return (
    <>
      <Card id="units" title={t("title")} description={t("hint")}>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {statistics.map((name) => (
            <div key={name}>
              <dt className="text-label text-muted">{t(name)}</dt>
              <dd>
                <EstimateText estimate={means[name]} unit="items" />
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
          <Table label={t("byItem")}>
            <thead>
              <tr>
                <HeadCell>{t("item")}</HeadCell>
                <HeadCell>{t("people")}</HeadCell>
                {statistics.map((name) => (
                  <HeadCell key={name}>{t(name)}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ dataset, item, annotators, ...own }) => (
                <tr key={`${dataset} ${item}`}>
                  <Cell>{item}</Cell>
                  <Cell>{format.number(annotators)}</Cell>
                  {statistics.map((name) => (
                    <Cell key={name}>{figure(own[name])}</Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
          <Table label={t("byPair")}>
            <thead>
              <tr>
                <HeadCell>{t("pair")}</HeadCell>
                <HeadCell>{t("items")}</HeadCell>
                {statistics.map((name) => (
                  <HeadCell key={name}>{t(name)}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ a, b, items: count, ...own }) => (
                <tr key={`${a} ${b}`}>
                  <Cell>{t("two", { a, b })}</Cell>
                  <Cell>{format.number(count)}</Cell>
                  {statistics.map((name) => (
                    <Cell key={name}>{figure(own[name])}</Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </Card>
      {pyramids.length === 0 ? null : <PyramidsBeside pyramids={pyramids} />}
    </>
  );
}
