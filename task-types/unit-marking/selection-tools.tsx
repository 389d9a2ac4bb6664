"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import type { MarkingTexts, ShownSummary } from "./marking-props";
import type { MarkingControls } from "./use-marking";

interface SelectionToolsProps {
  summaries: readonly ShownSummary[];
  units: readonly MarkedUnit[];
  marking: MarkingControls;
  language: string;
  texts: MarkingTexts;
}

/** What is selected, and what can be done with it. */
export function SelectionTools({ summaries, units, marking, language, texts }: SelectionToolsProps) {
  const { selection, selectedText, current } = marking;
  const isEmpty = selection.words.size === 0;
  return (
    <div className="marking-tools" role="group" aria-label={texts.selection}>
      <p className="marking-selected">
        {isEmpty ? (
          texts.nothingSelected
        ) : (
          <>
            <q lang={language} dir="auto">
              {selectedText}
            </q>{" "}
            <span>{summaries[selection.summary]?.heading}</span>
          </>
        )}
      </p>
      {isEmpty ? null : (
        <>
          <button type="button" className="button marking-step" onClick={() => marking.lengthen(1)}>
            {texts.longer}
          </button>
          <button type="button" className="button marking-step" onClick={() => marking.lengthen(-1)}>
            {texts.shorter}
          </button>
          {units.length === 0 ? null : (
            <button type="button" className="button" onClick={marking.add}>
              {fill(texts.addTo, { unit: current + 1 })}
            </button>
          )}
        </>
      )}
      <button type="button" className="button" onClick={marking.newUnit}>
        {texts.newUnit}
      </button>
      {isEmpty ? null : (
        <button type="button" className="button" onClick={marking.clear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}
