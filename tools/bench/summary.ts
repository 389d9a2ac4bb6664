import type { MeasuredRun } from "./load";

/** The value below which a share of the values lies (nearest rank). Undefined for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export interface Summary {
  hitsPerSecond: number;
  judgmentsPerSecond: number;
  /** Milliseconds at 50, 95 and 99 %. */
  lease: number[];
  submit: number[];
  /** 99 % of all requests are answered within this, in milliseconds. */
  p99: number;
  cpuMsPerJudgment: number | null;
  /** The longest that the server's event loop stood still, in milliseconds. */
  standstill: number;
}

const shares = [0.5, 0.95, 0.99];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Several runs on one size of project as one. */
export function summarize(runs: readonly MeasuredRun[]): Summary {
  const lease = runs.flatMap(({ leaseMs }) => leaseMs);
  const submit = runs.flatMap(({ submitMs }) => submitMs);
  const seconds = sum(runs.map((run) => run.seconds));
  const judgments = sum(runs.map((run) => run.judgments));
  const cpu = runs.map(({ serverCpuSeconds }) => serverCpuSeconds);
  return {
    hitsPerSecond: submit.length / seconds,
    judgmentsPerSecond: judgments / seconds,
    lease: shares.map((share) => percentile(lease, share)),
    submit: shares.map((share) => percentile(submit, share)),
    p99: percentile([...lease, ...submit], 0.99),
    cpuMsPerJudgment: cpu.every((one) => one !== null) ? (1_000 * sum(cpu)) / judgments : null,
    standstill: Math.max(...runs.map(({ standstillMs }) => standstillMs)),
  };
}
