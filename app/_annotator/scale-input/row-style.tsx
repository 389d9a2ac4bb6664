/** The class of scales that stand in a row from a width of `rem` on. */
export const rowClass = (rem: number) => `row-from-${String(rem).replace(".", "-")}`;

const asRow = [
  "--scale-flow:row",
  "--cell-flow:column",
  "--cell-basis:0px",
  "--cell-text:center",
  "--radio-opacity:0",
  "--radio-position:absolute",
  "--apart-block:0",
  "--apart-inline:1rem",
];

const segmentsAsRow = [
  "--segment-cells:flex",
  "--segment-label-order:1",
  "--segment-value:none",
  "--cell-whole:none",
  "--point-size:4.5rem",
  "--point-height:3.5rem",
  "--step-size:2rem",
  "--segment-gap:0",
  "--answer-lines:1",
];

interface RowStyleProps {
  rem: number;
  /** Cells of segments are too narrow for a finger: only a mouse gets them in a row. */
  segmented: boolean;
}

/**
 * Tells the browser from which width on a scale stands in a row, so that the first drawing is right before any script
 * runs. The layout itself is in scale.css.
 */
export function RowStyle({ rem, segmented }: RowStyleProps) {
  const name = rowClass(rem);
  const declarations = segmented ? [...asRow, ...segmentsAsRow] : asRow;
  const rule = `@container scale (min-width:${rem}rem){.${name}{${declarations.join(";")}}}`;
  return (
    <style href={name} precedence="scale">
      {segmented ? `@media (pointer:fine){${rule}}` : rule}
    </style>
  );
}
