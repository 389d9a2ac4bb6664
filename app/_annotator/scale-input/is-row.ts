/** Whether a scale stands in a row at this moment. */
export const isRow = (scale: Element | null): boolean =>
  scale !== null && getComputedStyle(scale).getPropertyValue("--scale-flow") === "row";
