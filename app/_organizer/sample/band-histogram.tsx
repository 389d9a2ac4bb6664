"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { SampleResult } from "@/server/domain/sample/contracts";
import type { PlannedBand } from "@/server/stats/sampling/planned-bands";
import { edgeAfterKey, edgeRange, moveEdge } from "./band-edges";

const binsPerHistogram = 20;

interface BandHistogramProps {
  strata: Extract<SampleResult, { kind: "counted" }>["strata"];
  edges: readonly number[];
  bands: readonly PlannedBand[];
  onEdges: (edges: number[]) => void;
}

/** How many pairs there are at each similarity, on a logarithmic scale, with a handle at each edge of a band. */
export function BandHistogram({ strata, edges, bands, onEdges }: BandHistogramProps) {
  const t = useTranslations("organizer.sample");
  const format = useFormatter();
  const counts = binCounts(strata);
  const most = Math.log10(1 + Math.max(...counts));
  const edgeText = (value: number) => format.number(value, { minimumFractionDigits: 2 });
  const spoken = (at: number) => {
    const side = (band: PlannedBand | undefined) =>
      band === undefined
        ? null
        : t("pairsIn", { count: band.found, low: edgeText(band.low), high: edgeText(band.high) });
    return [edgeText(edges[at] ?? 0), side(bands[at - 1]), side(bands[at])]
      .filter((part) => part !== null)
      .join(", ");
  };
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-label text-muted">{t("histogram")}</figcaption>
      <div className="px-3 pb-6">
        <div className="relative h-40 border-b border-control">
          <div aria-hidden className="absolute inset-0 flex items-end gap-px">
            {counts.map((count, bin) => (
              <div
                key={bin}
                title={format.number(count)}
                className="flex-1 bg-accent"
                style={{ height: `${most === 0 ? 0 : (100 * Math.log10(1 + count)) / most}%` }}
              />
            ))}
          </div>
          {edges.map((edge, at) => {
            const { min, max } = edgeRange(edges, at);
            return (
              <div
                key={at}
                role="slider"
                tabIndex={0}
                aria-label={t("edgeName", { number: at + 1 })}
                aria-valuemin={min}
                aria-valuemax={max}
                aria-valuenow={edge}
                aria-valuetext={spoken(at)}
                className="absolute inset-y-0 -bottom-6 flex w-6 -translate-x-1/2 cursor-ew-resize touch-none flex-col items-center focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus"
                style={{ left: `${100 * edge}%` }}
                onKeyDown={(event) => {
                  const next = edgeAfterKey(edges, at, event);
                  if (next === null) return;
                  event.preventDefault();
                  onEdges(moveEdge(edges, at, next));
                }}
                onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
                onPointerMove={({ currentTarget, pointerId, clientX }) => {
                  const plot = currentTarget.parentElement?.getBoundingClientRect();
                  if (plot === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
                  onEdges(moveEdge(edges, at, (clientX - plot.left) / plot.width));
                }}
              >
                <span className="w-0.5 flex-1 bg-text" />
                <span className="size-4 rounded-full border-2 border-text bg-surface" />
              </div>
            );
          })}
        </div>
      </div>
    </figure>
  );
}

/** The counts of all strata in bins of equal width; 1 itself belongs to the last. */
function binCounts(strata: BandHistogramProps["strata"]): number[] {
  const bins = Array.from({ length: binsPerHistogram }, () => 0);
  for (const { counts } of strata) {
    for (const [at, count] of counts.from.entries()) {
      const bin = Math.min(binsPerHistogram - 1, Math.floor((at * binsPerHistogram) / 100));
      bins[bin] = (bins[bin] ?? 0) + count;
    }
  }
  return bins;
}
