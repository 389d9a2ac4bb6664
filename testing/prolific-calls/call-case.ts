import type { ProlificApi } from "@/server/prolific/prolific-api";

/** One call of Prolific: what it must send, what Prolific answers, and what the caller then has. */
export interface CallCase {
  call: keyof ProlificApi;
  ask: (api: ProlificApi) => Promise<unknown>;
  method: "GET" | "POST" | "PATCH";
  /** With the query. */
  path: string;
  /** The path by which Prolific describes it. */
  described: string;
  body?: unknown;
  answer: { status?: number; headers?: Record<string, string>; body: unknown };
  gives: unknown;
  /** Whether it may be sent again. */
  again: boolean;
}
