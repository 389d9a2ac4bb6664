/** A share of the picture's width (0–1) as SVG writes it. */
export function svgPercent(share: number): string {
  return `${Number((100 * share).toFixed(3))}%`;
}
