import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { JobState } from "@/server/domain/job/job";

/** One answered request; `status` is null where its sender hung up before. */
interface AnsweredRequest {
  name: string;
  status: number | null;
  seconds: number;
}

export interface Metrics {
  requestAnswered: (request: AnsweredRequest) => void;
  /** All figures in the text form of Prometheus. */
  read: () => Promise<{ text: string; contentType: string }>;
}

/** What is counted when somebody asks for the figures. */
export interface CountedThen {
  activeJobs: () => Promise<Record<Extract<JobState, "queued" | "running">, number>>;
}

/** The figures of one process: its requests, its jobs, and of Node the memory, processor time and event loop. */
export function openMetrics({ activeJobs }: CountedThen): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "touchstone_request_seconds",
    help: "Time from a request to the end of its answer, by what was asked for and how it ended.",
    labelNames: ["request", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  registry.registerMetric(jobGauge(activeJobs));
  return {
    requestAnswered: ({ name, status, seconds }) =>
      requests.observe({ request: name, status: status === null ? "none" : String(status) }, seconds),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

const jobGauge = (activeJobs: CountedThen["activeJobs"]) =>
  new Gauge({
    name: "touchstone_jobs",
    help: "Jobs that wait or run, in all processes of the database.",
    labelNames: ["state"] as const,
    registers: [],
    async collect() {
      for (const [state, count] of Object.entries(await activeJobs())) this.set({ state }, count);
    },
  });
