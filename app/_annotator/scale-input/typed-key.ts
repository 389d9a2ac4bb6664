/** What keys have written of an answer that may still change. */
export interface Typing {
  /** As it would stand in a number field: "2", "2.", "-". */
  text: string;
  /** The answer these keys gave; null while they give none. */
  value: number | null;
  /** when the last of them was pressed, in milliseconds */
  at: number;
}

export interface TypedKey {
  /** The answer; null where there is none yet. */
  value: number | null;
  /** Whether the answer is complete, so that the next pair can come; otherwise Enter goes on. */
  complete: boolean;
  /** What the next key adds to; null where it begins anew. */
  typing: Typing | null;
}

/** The keys that write an answer: digits, the point of a fraction and the minus sign. */
export type WrittenKey = number | "." | "-";

const secondDigitWithinMs = 1_000;

const nothing: TypedKey = { value: null, complete: false, typing: null };

/** The value that a text says; of a fraction that is not finished the first that begins so: 2.25 for "2.2". */
function valueOf(values: number[], text: string): number | null {
  if (!text.includes(".")) return values.find((value) => String(value) === text.replace(/^-0$/, "0")) ?? null;
  const exact = values.find((value) => value === Number(text));
  return exact ?? values.find((value) => String(value).startsWith(text)) ?? null;
}

/** The same digit again climbs a step and, from the last before the next whole number, falls back: 2, 2.25, 2.5, 2.75, 2. */
function climb(values: number[], { text, value }: Typing): number | null {
  const whole = Math.abs(Number(text));
  const isNegative = text.startsWith("-");
  const rungs = values
    .filter((each) => Math.trunc(Math.abs(each)) === whole && (each === 0 || each < 0 === isNegative))
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  return value === null ? null : (rungs[(rungs.indexOf(value) + 1) % rungs.length] ?? null);
}

/**
 * What a key answers on a scale. A digit takes its point; where values lie between whole numbers, the same digit again
 * climbs a step, and a point with a further digit writes the fraction. A minus sign goes before its digit. On 0–10 a
 * digit may be the first of two: 1 takes 1, and a 0 within a second makes it 10. Only on scales of single digits is an
 * answer complete at once.
 * @param values all admissible values.
 * @param before what the keys before have written on the same pair; null where they were none.
 */
export function typedKey(values: number[], key: WrittenKey, at: number, before: Typing | null): TypedKey {
  const complete = values.every((value) => Number.isInteger(value) && Math.abs(value) < 10);
  const answer = (value: number | null, text: string): TypedKey => ({
    value,
    complete: complete && value !== null,
    typing: { text, value, at },
  });

  if (key === "-") return values.some((value) => value < 0) ? answer(null, "-") : nothing;
  if (key === ".") {
    return values.every(Number.isInteger) ? nothing : answer(null, withPoint(before?.text ?? "0"));
  }
  const text = `${before?.text ?? ""}${key}`;
  if (before !== null && mayGoOn(before, at)) {
    const value = valueOf(values, text);
    if (value !== null) return answer(value, text);
    if (/\D$/.test(before.text)) return nothing;
  }
  if (before?.text.replace("-", "") === String(key)) return answer(climb(values, before), before.text);
  return startsSome(values, key) ? answer(valueOf(values, String(key)), String(key)) : nothing;
}

/** A number with a point after it; a digit behind an earlier point has begun a number of its own. */
function withPoint(text: string): string {
  if (text.endsWith(".")) return text;
  return `${text.includes(".") ? text.slice(-1) : text}.`;
}

/** A sign waits for its digit however long; a digit may be the first of two for a moment. */
const mayGoOn = ({ text, at: before }: Typing, at: number) =>
  /\D$/.test(text) || at - before <= secondDigitWithinMs;

const startsSome = (values: number[], digit: number) =>
  values.some((value) => String(value).startsWith(String(digit)));
