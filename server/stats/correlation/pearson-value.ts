/**
 * Pearson's correlation of the first n entries of two arrays as a bare number; see `densePearson`, which also says why
 * there is none. Samples ask for it millions of times, so that it makes nothing.
 * @returns NaN where there is none.
 */
export function pearsonValue(x: ArrayLike<number>, y: ArrayLike<number>, n: number): number {
  let [lowX, highX] = [x[0]!, x[0]!];
  let [lowY, highY] = [y[0]!, y[0]!];
  let totalX = 0;
  let totalY = 0;
  for (let at = 0; at < n; at += 1) {
    const [ofX, ofY] = [x[at]!, y[at]!];
    totalX += ofX;
    totalY += ofY;
    if (ofX < lowX) lowX = ofX;
    else if (ofX > highX) highX = ofX;
    if (ofY < lowY) lowY = ofY;
    else if (ofY > highY) highY = ofY;
  }
  if (lowX === highX || lowY === highY) return NaN;
  const centreX = totalX / n;
  const centreY = totalY / n;
  // What deviates most is one of both ends. As shares of that, squares neither overflow nor vanish.
  const reachX = Math.max(Math.abs(lowX - centreX), Math.abs(highX - centreX));
  const reachY = Math.max(Math.abs(lowY - centreY), Math.abs(highY - centreY));
  let together = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (let at = 0; at < n; at += 1) {
    const dx = (x[at]! - centreX) / reachX;
    const dy = (y[at]! - centreY) / reachY;
    together += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  }
  const value = together / Math.sqrt(squaresX * squaresY);
  return Math.max(-1, Math.min(1, value));
}
