import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import {
  joinedProject,
  nextResult,
  submissionReply,
  type JoinProjectInput,
} from "@/server/domain/assignment/contracts";
import { DomainError, errorReasons } from "@/server/domain/errors";

const refusal = z.object({
  error: z.object({
    reason: z.enum(errorReasons),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});

const mostTries = 6;

/** The annotators' HTTP API, as a simulated annotator uses it. */
export class AnnotatorClient {
  #token = "";

  constructor(private readonly url: string) {}

  async join(project: string, externalId: string, about: Partial<JoinProjectInput> = {}): Promise<void> {
    const body = { ...about, source: "link", externalId };
    const joined = joinedProject.parse(await this.#post(`/projects/${project}/annotators`, body));
    this.#token = joined.token;
  }

  async next() {
    return nextResult.parse(await this.#post("/work/next", {}));
  }

  async submit(assignment: string, body: object) {
    return submissionReply.parse(await this.#post(`/assignments/${assignment}/submit`, body));
  }

  async return(assignment: string): Promise<void> {
    await this.#post(`/assignments/${assignment}/return`, {});
  }

  /** @throws DomainError what the server refused; `busy` when it cannot be reached. */
  async #post(path: string, body: object): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#send(path, body);
      const reply: unknown = await response.json();
      if (response.ok) return reply;
      const { error } = refusal.parse(reply);
      const isPassing = error.reason === "rate_limited" || error.reason === "busy";
      if (!isPassing || attempt === mostTries)
        throw new DomainError(error.reason, error.message, error.details);
      await sleep(Number(error.details.seconds ?? 1) * 1_000);
    }
  }

  async #send(path: string, body: object): Promise<Response> {
    try {
      return await fetch(new URL(`/api/v1${path}`, this.url), {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${this.#token}` },
        body: JSON.stringify(body),
      });
    } catch {
      throw new DomainError("busy", `No Touchstone server answers at ${this.url}. Start it with npm start.`);
    }
  }
}
