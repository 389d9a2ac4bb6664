/** How far a job was at some moment, as a share of the whole. */
export interface SeenShare {
  share: number;
  /** ms since the epoch. */
  at: number;
}

/** Nothing is said about the end before a job was watched for so long. */
const firstGuessMs = 3_000;

/** How long a job still takes (ms) if it goes on as since `from`; null while too little of it was seen. */
export function timeLeftMs(from: SeenShare, now: SeenShare): number | null {
  const passedMs = now.at - from.at;
  const done = now.share - from.share;
  if (passedMs < firstGuessMs || done <= 0 || now.share >= 1) return null;
  return ((1 - now.share) / done) * passedMs;
}
