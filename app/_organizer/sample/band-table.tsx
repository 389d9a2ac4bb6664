"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { sampleLimits } from "@/server/domain/sample/contracts";
import type { PlannedBand } from "@/server/stats/sampling/planned-bands";
import { addBand, edgeRange, moveEdge, removeBand, type BandChoice } from "./band-edges";
import { NumberField } from "@/app/_ui/number-field";

interface BandTableProps {
  choice: BandChoice;
  bands: readonly PlannedBand[];
  onChoose: (choice: BandChoice) => void;
}

/** The bands: where each begins and ends, how many pairs it has, how many are asked of it and what it gives. */
export function BandTable({ choice, bands, onChoose }: BandTableProps) {
  const t = useTranslations("organizer.sample");
  const format = useFormatter();
  const { edges, takes } = choice;
  const edgeField = (at: number) => (
    <NumberField
      aria-label={t("edgeName", { number: at + 1 })}
      className="w-20"
      value={edges[at] ?? 0}
      {...edgeRange(edges, at)}
      decimals={2}
      onValue={(value) => onChoose({ ...choice, edges: moveEdge(edges, at, value) })}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <Table cards label={t("bands")}>
        <thead>
          <tr>
            <HeadCell>{t("from")}</HeadCell>
            <HeadCell>{t("to")}</HeadCell>
            <HeadCell numeric>{t("there")}</HeadCell>
            <HeadCell>{t("take")}</HeadCell>
            <HeadCell>{t("gives")}</HeadCell>
            <HeadCell>
              <span className="sr-only">{t("change")}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ high, found, taken, short }, at) => (
            <tr key={at}>
              <Cell label={t("from")}>{edgeField(at)}</Cell>
              <Cell label={t("to")}>
                {at === bands.length - 1
                  ? edgeField(at + 1)
                  : format.number(high, { minimumFractionDigits: 2 })}
              </Cell>
              <Cell numeric label={t("there")}>
                {format.number(found)}
              </Cell>
              <Cell label={t("take")}>
                <NumberField
                  aria-label={t("takeOf", { number: at + 1 })}
                  className="w-24"
                  value={takes[at] ?? 0}
                  min={0}
                  max={sampleLimits.perBand}
                  decimals={0}
                  onValue={(value) =>
                    onChoose({ ...choice, takes: takes.map((take, band) => (band === at ? value : take)) })
                  }
                />
              </Cell>
              <Cell label={t("gives")}>
                {short > 0 ? t("shortBy", { taken, short }) : format.number(taken)}
              </Cell>
              <Cell>
                {bands.length > 1 ? (
                  <Button
                    variant="quiet"
                    aria-label={t("removeBand", { number: at + 1 })}
                    onClick={() => onChoose(removeBand(choice, at))}
                  >
                    {t("remove")}
                  </Button>
                ) : null}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button className="self-start" onClick={() => onChoose(addBand(choice))}>
        {t("addBand")}
      </Button>
    </div>
  );
}
