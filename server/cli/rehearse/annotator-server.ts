import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { DomainError, errorReasons } from "@/server/domain/errors";

const refusal = z.object({
  error: z.object({
    reason: z.enum(errorReasons),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});

/** So many requests are under way at once, however many people a rehearsal has: more only wait in the server. */
const maxAtOnce = 64;

/** A server that has answered before is waited for longer than one that may not run at all. */
const triesUntilGivenUp = { neverAnswered: 3, answeredBefore: 12 };
const firstPauseMs = 250;
const maxPauseMs = 10_000;

/** How long to wait before the next try, from 1: twice as long each time, up to ten seconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** (attempt - 1));
}

/** The running server as all annotators of a rehearsal reach it: few requests at once, and patience while it is busy. */
export class AnnotatorServer {
  #free = maxAtOnce;
  readonly #waiting: (() => void)[] = [];
  #hasAnswered = false;

  constructor(
    private readonly url: string,
    private readonly pause: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /** @throws DomainError what the server refused; `busy` when it cannot be reached or stays busy. */
  async post(path: string, token: string, body: object): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#once(() => this.#send(path, token, body));
      if ("json" in reply) return reply.json;
      const { error, isPassing, seconds } = reply;
      const tries = this.#hasAnswered ? triesUntilGivenUp.answeredBefore : triesUntilGivenUp.neverAnswered;
      if (!isPassing || attempt >= tries) throw error;
      await this.pause(Math.max(pauseBefore(attempt), seconds * 1_000));
    }
  }

  async #once<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  async #send(path: string, token: string, body: object) {
    try {
      const response = await fetch(new URL(`/api/v1${path}`, this.url), {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const json: unknown = await response.json();
      this.#hasAnswered = true;
      if (response.ok) return { json };
      const { reason, message, details } = refusal.parse(json).error;
      const isPassing = reason === "rate_limited" || reason === "busy";
      return {
        error: new DomainError(reason, message, details),
        isPassing,
        seconds: Number(details.seconds ?? 0),
      };
    } catch (error) {
      if (error instanceof z.ZodError) throw error;
      return { error: this.#unreachable(), isPassing: true, seconds: 0 };
    }
  }

  #unreachable(): DomainError {
    const sentence = this.#hasAnswered
      ? `The server at ${this.url} no longer answers. Start it again, then repeat the command.`
      : `No Touchstone server answers at ${this.url}. Start it with npm start, or name its address with --url.`;
    return new DomainError("busy", sentence);
  }
}
