import { lazy } from "react";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { fill } from "../hit/fill";
import type { Rating } from "../hit/hit-state";
import { Cell, type CellGroup } from "./cell";
import { scaleCells, type ScaleDirection } from "./scale-cell";
import { printedValue } from "./printed-value";
import { RowStyle, rowClass } from "./row-style";
import { rowWidth } from "./row-width";
import { scaleKeyDown } from "./scale-key-down";
import { isSegmented, segmentsOf } from "./segments";
import { valueName } from "./value-name";

const ScaleSegment = lazy(async () => ({ default: (await import("./scale-segment")).ScaleSegment }));

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
  value: Rating | undefined;
  texts: ScaleTexts;
  onAnswer: (value: Rating) => void;
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
          <>
            <p className="scale-answer">{answerLine(cells, value, texts)}</p>
            {segmentsOf(cells).map((segment) => (
              <ScaleSegment
                key={segment[0]?.value}
                group={group}
                segment={segment}
                cells={cells}
                between={texts.between}
              />
            ))}
          </>
        ) : (
          cells.map((cell) => (
            <Cell
              key={cell.value}
              group={group}
              value={cell.value}
              printed={printedValue(cell.value)}
              label={cell.label}
            />
          ))
        )}
        {notApplicable ? (
          <Cell
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

function answerLine(cells: ReturnType<typeof scaleCells>, value: Rating | undefined, texts: ScaleTexts) {
  if (value === undefined) return null;
  const answer = value === "NA" ? texts.notApplicableLabel : valueName(cells, value, texts.between);
  return fill(texts.yourAnswer, { answer });
}
