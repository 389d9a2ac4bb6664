import type { ErrorDetails, ErrorReason } from "@/server/domain/errors";
import type { RehearsalOrder, RehearsalReport, TriedSettings } from "@/server/domain/rehearsal/rehearsal";

/** One setting to be rehearsed, as the process that does it is told. */
export interface SettingOrder {
  /** The rows of the project. */
  file: string;
  change: TriedSettings;
  people: RehearsalOrder["people"];
  noise: number | null;
  secondsPerItem: number;
  seed: number;
  startsAt: number;
  /** A file of recorded answers in place of simulated people. */
  recordedFile: string | null;
  /** Where the rows of the finished copy are to lie; null where nobody wants them. */
  keepIn: string | null;
}

/** What the process says while it works, and at the end. */
export type RehearsalNews =
  | { type: "progress"; share: number }
  | { type: "report"; report: RehearsalReport }
  | { type: "refusal"; reason: ErrorReason; message: string; details: ErrorDetails }
  | { type: "failure"; message: string };
