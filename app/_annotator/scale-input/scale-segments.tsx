import { fill } from "../hit/fill";
import type { CellGroup } from "./cell";
import type { ScaleCell } from "./scale-cell";
import type { ScaleTexts } from "./scale-input";
import { ScaleSegment } from "./scale-segment";
import { segmentsOf } from "./segments";
import { valueName } from "./value-name";

interface ScaleSegmentsProps {
  cells: ScaleCell[];
  group: CellGroup;
  texts: ScaleTexts;
}

/** The points of a scale with the steps between them, under the answer in words. */
export function ScaleSegments({ cells, group, texts }: ScaleSegmentsProps) {
  return (
    <>
      <p className="scale-answer">{answerLine(cells, group.value, texts)}</p>
      {segmentsOf(cells).map((segment) => (
        <ScaleSegment key={segment[0]?.value} between={texts.between} {...{ group, segment, cells }} />
      ))}
    </>
  );
}

function answerLine(cells: ScaleCell[], value: CellGroup["value"], texts: ScaleTexts) {
  if (value === undefined) return null;
  const answer = value === "NA" ? texts.notApplicableLabel : valueName(cells, value, texts.between);
  return fill(texts.yourAnswer, { answer });
}
