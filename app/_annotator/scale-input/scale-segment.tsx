import { ScaleCellBox, type CellGroup } from "./cell";
import { printedValue } from "./printed-value";
import type { ScaleCell } from "./scale-cell";
import { valueName } from "./value-name";

interface ScaleSegmentProps {
  group: CellGroup;
  /** A point and the steps that follow it. */
  segment: ScaleCell[];
  /** All cells of the scale. */
  cells: ScaleCell[];
  between: string;
}

/** A number whose whole part stands aside where the point before it says it already. */
function StepValue({ value }: { value: number }) {
  const [, sign, whole, fraction] = /^(−?)(\d+)(.*)$/.exec(printedValue(value)) ?? [];
  if (fraction === "") return printedValue(value);
  return (
    <>
      {sign}
      <span className="cell-whole">{whole}</span>
      {fraction}
    </>
  );
}

/** A labelled point and the steps from it to the next one, each answered by one press. */
export function ScaleSegment({ group, segment, cells, between }: ScaleSegmentProps) {
  const [point] = segment;
  if (point === undefined) return null;
  return (
    <div className="segment">
      <span className="segment-label">
        <bdi className="segment-value">{printedValue(point.value)}</bdi>{" "}
        <span lang={group.language} dir="auto">
          {point.label}
        </span>
      </span>
      <div className="segment-cells">
        {segment.map((cell) => (
          <ScaleCellBox
            key={cell.value}
            group={group}
            value={cell.value}
            printed={cell === point ? printedValue(cell.value) : <StepValue value={cell.value} />}
            label=""
            spoken={valueName(cells, cell.value, between)}
          />
        ))}
      </div>
    </div>
  );
}
