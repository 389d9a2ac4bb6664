"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import { Notice } from "@/app/_ui/notice";
import type { SampleResult } from "@/server/domain/sample/contracts";
import { plannedBands } from "@/server/stats/sampling/planned-bands";
import { BandHistogram } from "./band-histogram";
import { BandTable } from "./band-table";
import type { SampleForm } from "./sample-form";
import { SplitFields } from "./split-fields";

/** So many short bands are named; more are only counted. */
const shownShort = 20;

interface PlannedSampleProps {
  strata: Extract<SampleResult, { kind: "counted" }>["strata"];
  form: SampleForm;
  onChange: (part: Partial<SampleForm>) => void;
}

/** The bands with what is there and what they will give, and what is short, before anything is drawn. */
export function PlannedSample({ strata, form, onChange }: PlannedSampleProps) {
  const t = useTranslations("organizer.sample");
  const format = useFormatter();
  const { bands: choice, short } = form;
  const plan = plannedBands(strata, { ...choice, short });
  const total = plan.bands.reduce((sum, { taken }) => sum + taken, 0);
  const missing = plan.bands.reduce((sum, { asked }) => sum + asked, 0) - total;
  const isSeparate = strata.some(({ stratum }) => stratum !== "");
  const edge = (value: number) => format.number(value, { minimumFractionDigits: 2 });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,36rem),1fr))] gap-4">
        <BandHistogram
          strata={strata}
          edges={choice.edges}
          bands={plan.bands}
          onEdges={(edges) => onChange({ bands: { ...choice, edges } })}
        />
        <BandTable choice={choice} bands={plan.bands} onChoose={(bands) => onChange({ bands })} />
      </div>
      {isSeparate ? <p className="text-label">{t("eachStratum", { count: strata.length })}</p> : null}
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="text-label font-semibold">{t("ifShort")}</legend>
        {(["leave", "next"] as const).map((value) => (
          <Check
            key={value}
            type="radio"
            name="short"
            label={t(`shorts.${value}`)}
            checked={short === value}
            onChange={() => onChange({ short: value })}
          />
        ))}
      </fieldset>
      {plan.lacking.length > 0 ? (
        <Notice tone="warn" title={t("lacking", { count: missing })}>
          <ul className="list-disc ps-5">
            {plan.lacking.slice(0, shownShort).map(({ stratum, band, found, asked }) => (
              <li key={`${band} ${stratum}`}>
                {t("lackingBand", {
                  stratum: stratum === "" ? "none" : stratum,
                  low: edge(choice.edges[band] ?? 0),
                  high: edge(choice.edges[band + 1] ?? 1),
                  found,
                  asked,
                })}
              </li>
            ))}
          </ul>
          {plan.lacking.length > shownShort ? (
            <p>{t("lackingMore", { count: plan.lacking.length - shownShort })}</p>
          ) : null}
        </Notice>
      ) : null}
      <SplitFields parts={form.parts} onParts={(parts) => onChange({ parts })} />
      <p role="status" className="font-semibold">
        {t("planned", { count: total })}
      </p>
    </div>
  );
}
