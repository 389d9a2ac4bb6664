/** What one process of simulated annotators is to do. */
export interface Load {
  url: string;
  slug: string;
  annotators: number;
  hitsEach: number;
}

/** What it measured; times in milliseconds, one entry a request. */
export interface MeasuredLoad {
  leaseMs: number[];
  submitMs: number[];
  judgments: number;
  /** From the first lease to the last submission. */
  seconds: number;
}
