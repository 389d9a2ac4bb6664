import { seededRandom, type Random } from "@/server/stats/random";

/** How much is tried: little in every test run, as much as somebody wants with `npm run fuzz`. */
export const fuzzRuns = Number(process.env.FUZZ_RUNS ?? 120);
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** Each run draws by a seed of its own, so that one can be repeated alone. */
export const randomOfRun = (run: number): Random => seededRandom(seed * 1_000_003 + run);

/** As long as it takes; only what hangs is cut off. */
export const fuzzTimeout = { timeout: 120_000 + fuzzRuns * 2_000 };

/** Something that must not happen, with what led to it. */
export interface Failure {
  run: number;
  what: string;
  input: string;
  error: string;
}

export function failureOf(run: number, what: string, input: unknown, error: unknown): Failure {
  const text = typeof input === "string" ? input : (JSON.stringify(input) ?? "undefined");
  return { run, what, input: text.slice(0, 1_500), error: traceOf(error).slice(0, 1_500) };
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? "undefined";
  const cause = error.cause === undefined ? "" : `\ncaused by ${traceOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
