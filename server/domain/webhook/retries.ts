const minuteMs = 60_000;

/** Minutes between one attempt and the next; the last pause is kept. */
const pauses = [0.5, 1, 2, 5, 10, 30, 60, 120, 240, 480];

/** For so long a delivery that does not arrive is tried again. */
export const triedForMs = 48 * 60 * minuteMs;

/** How long to wait after so many attempts, in ms. */
export function pauseAfter(attempts: number): number {
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
  return minutes * minuteMs;
}
