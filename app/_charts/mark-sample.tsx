import { Mark, type MarkShape } from "./mark";

/** A mark as legends show it. */
export function markSample(shape: MarkShape) {
  return <Mark x={0} y={0} shape={shape} />;
}
