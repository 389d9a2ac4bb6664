import {
  joinedProject,
  nextResult,
  submissionReply,
  type JoinProjectInput,
} from "@/server/domain/assignment/contracts";
import type { AnnotatorServer } from "./annotator-server";

/** The annotators' HTTP API, as a simulated annotator uses it. */
export class AnnotatorClient {
  #token = "";

  constructor(private readonly server: AnnotatorServer) {}

  async join(project: string, externalId: string, about: Partial<JoinProjectInput> = {}): Promise<void> {
    // A later rehearsal goes on with the same simulated people, whose names are all that proves them.
    const body = { ...about, source: "link", externalId, session: `rehearsal of ${externalId}` };
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

  #post(path: string, body: object): Promise<unknown> {
    return this.server.post(path, this.#token, body);
  }
}
