/** The class of scales that stand in a row from a width of `rem` on. */
export const rowClass = (rem: number) => `row-from-${String(rem).replace(".", "-")}`;

/** Whether a scale stands in a row at this moment. */
export const isRow = (scale: Element | null): boolean =>
  scale !== null && getComputedStyle(scale).getPropertyValue("--scale-flow") === "row";

const asRow = [
  "--scale-flow:row",
  "--cell-flow:column",
  "--cell-basis:0px",
  "--cell-text:center",
  "--radio-opacity:0",
  "--radio-position:absolute",
  "--apart-block:0",
  "--apart-inline:1rem",
].join(";");

/**
 * Tells the browser from which width on a scale stands in a row, so that the first drawing is right before any script
 * runs. The layout itself is in scale.css.
 */
export function RowStyle({ rem }: { rem: number }) {
  const name = rowClass(rem);
  return (
    <style href={name} precedence="scale">
      {`@container scale (min-width:${rem}rem){.${name}{${asRow}}}`}
    </style>
  );
}
