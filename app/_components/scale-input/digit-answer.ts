/** A digit that may still become a two-digit number. */
export interface PendingDigit {
  digit: number;
  /** when it was pressed, in milliseconds */
  at: number;
}

export interface DigitAnswer {
  value: number;
  /** Whether the answer is complete, so that the next pair can come; otherwise Enter goes on. */
  complete: boolean;
}

const secondDigitWithinMs = 1_000;

const isWhole = (values: number[]) => values.every(Number.isInteger);

/**
 * What a digit answers on a scale. On 0–10 a digit may be the first of two: 1 takes 1, and a 0 within a second makes it
 * 10; such scales, and those with steps below one, wait for Enter.
 * @returns null where the digit is not on the scale.
 */
export function digitAnswer(
  values: number[],
  digit: number,
  at: number,
  pending: PendingDigit | null,
): DigitAnswer | null {
  const complete = isWhole(values) && values.every((value) => value < 10);
  if (pending !== null && at - pending.at <= secondDigitWithinMs) {
    const both = pending.digit * 10 + digit;
    if (values.includes(both)) return { value: both, complete };
  }
  return values.includes(digit) ? { value: digit, complete } : null;
}
