import type { DoorName } from "./doors";

/** What one process of simulated annotators is to do. */
export interface Load {
  url: string;
  /** The server's process. */
  pid: number;
  slug: string;
  /** What they come by. */
  door: DoorName;
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
  /** The server's processor time meanwhile; null where it cannot be read. */
  serverCpuSeconds: number | null;
}

/** The same with what the server noted meanwhile. */
export interface MeasuredRun extends MeasuredLoad {
  /** The longest that its event loop stood still, in milliseconds. */
  standstillMs: number;
}
