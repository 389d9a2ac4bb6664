"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { MarkingTexts, ShownSummary } from "./marking-props";
import type { MarkingControls } from "./use-marking";

interface SummaryTabsProps {
  summaries: readonly ShownSummary[];
  marking: Pick<MarkingControls, "shown" | "show">;
  texts: MarkingTexts;
}

/** Where there is room for one summary at a time: which of them. */
export function SummaryTabs({ summaries, marking: { shown, show }, texts }: SummaryTabsProps) {
  return (
    <div className="marking-tabs">
      <p className="marking-hint">{texts.wideHint}</p>
      <div className="marking-tab-row" role="group" aria-label={texts.summaries}>
        {summaries.map(({ heading }, at) => (
          <button
            key={at}
            type="button"
            className="marking-tab"
            aria-pressed={at === shown}
            aria-label={fill(texts.tabNamed, { number: at + 1, heading })}
            onClick={() => show(at)}
          >
            {fill(texts.tab, { number: at + 1 })}
          </button>
        ))}
      </div>
    </div>
  );
}
