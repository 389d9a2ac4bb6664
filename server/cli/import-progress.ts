import { DomainError } from "@/server/domain/errors";
import type { ImportProgress } from "@/server/domain/import/progress";
import { ProgressLine } from "./progress-line";

/** What an import is told of who looks on. */
interface LookedOn {
  hear: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

/**
 * Says on standard error how far an import is, and has it taken back at Ctrl-C; a second one ends the command at once.
 * @throws DomainError `conflict` when it was taken back.
 */
export async function withProgress<T>(work: (looked: LookedOn) => Promise<T>): Promise<T> {
  const line = new ProgressLine();
  const cancelling = new AbortController();
  const cancel = () => cancelling.abort();
  process.once("SIGINT", cancel);
  const hear = (progress: ImportProgress) => line.report(progressLine(progress));
  try {
    return await work({ hear, signal: cancelling.signal });
  } catch (error) {
    if (cancelling.signal.aborted) throw new DomainError("conflict", "Cancelled. Nothing was saved.");
    throw error;
  } finally {
    process.off("SIGINT", cancel);
    line.done();
  }
}

/** "Checking: 12.0 of 163.4 MB", "Saving: 1,200 of 5,000 items" */
export function progressLine({ stage, done, total }: ImportProgress): string {
  const amount = (value: number) =>
    stage === "checking" ? (value / 1e6).toFixed(1) : value.toLocaleString("en");
  const unit = stage === "checking" ? "MB" : "items";
  const verb = stage === "checking" ? "Checking" : "Saving";
  return `${verb}: ${amount(done)}${total === null ? "" : ` of ${amount(total)}`} ${unit}`;
}
