import { lazy } from "react";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { EnteredRating } from "../hit/hit-state";
import { ScaleCellBox, type CellGroup } from "./cell";
import { scaleCells, type ScaleDirection } from "./scale-cell";
import { printedValue } from "./printed-value";
import { RowStyle, rowClass } from "./row-style";
import { rowWidth } from "./row-width";
import { scaleKeyDown } from "./scale-key-down";
import { isSegmented } from "./is-segmented";

const ScaleSegments = lazy(async () => ({ default: (await import("./scale-segments")).ScaleSegments }));

export interface ScaleTexts {
  notApplicable: string;
  notApplicableLabel: string;
  /** Names a value between two points, with the slots value, low and high. */
  between: string;
  /** Repeats the answer in words, with the slot answer. */
  yourAnswer: string;
}

interface ScaleInputProps {
  name: string;
  scale: ShownScale;
  direction: ScaleDirection;
  language: string;
  value: EnteredRating | undefined;
  texts: ScaleTexts;
  onAnswer: (value: EnteredRating) => void;
  onGoOn: () => void;
}

/**
 * All admissible values as one group of native radio buttons, in a row where it fits and else in a column. Values between
 * labelled points stand in segments: in a row with their points, else in a ladder with a rung for each point.
 */
export function ScaleInput(props: ScaleInputProps) {
  const { name, scale, direction, language, value, texts, onAnswer, onGoOn } = props;
  const { notApplicable } = scale;
  const cells = scaleCells(scale, direction);
  const segmented = isSegmented(cells);
  const rem = rowWidth(cells, { segmented, notApplicable });
  const group: CellGroup = {
    name,
    language,
    value,
    tabStop: value ?? cells[0]?.value,
    onAnswer,
    onKeyDown: (event) => scaleKeyDown(event, { isAnswered: value !== undefined, onGoOn }),
  };

  return (
    <div className="scale-frame">
      {rem === null ? null : <RowStyle rem={rem} segmented={segmented} />}
      <div className={`scale ${segmented ? "scale-segmented" : ""} ${rem === null ? "" : rowClass(rem)}`}>
        {segmented ? (
          <ScaleSegments {...{ cells, group, texts }} />
        ) : (
          cells.map((cell) => (
            <ScaleCellBox
              key={cell.value}
              group={group}
              value={cell.value}
              printed={printedValue(cell.value)}
              label={cell.label}
            />
          ))
        )}
        {notApplicable ? (
          <ScaleCellBox
            group={group}
            value="NA"
            printed={texts.notApplicable}
            label={texts.notApplicableLabel}
            apart
          />
        ) : null}
      </div>
    </div>
  );
}
