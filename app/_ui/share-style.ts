/** How a share (0–1) is written: in whole percent, with one decimal under 10 %. */
export function shareStyle(share: number) {
  const needsDecimal = share > 0 && share < 0.1;
  return { style: "percent", maximumFractionDigits: needsDecimal ? 1 : 0 } as const;
}
