import { afterEach, expect, vi } from "vitest";
import type { Deps } from "@/server/deps";
import { apiScopes, type ApiScope } from "@/server/domain/token/scopes";
import { serveApi } from "./api-server";
import { askApi, tokenOf, type SentToApi } from "./ask-api";
import { addMember, makeOrganizer, type TestOrganizer } from "./organizer";
import { makeProject } from "./world/world";

export type ApiAnswer = Awaited<ReturnType<typeof askApi>>;

/** A project behind the programs' API, as the holder of its owner's token asks for it. */
export class ApiBench {
  owner!: TestOrganizer;
  private deps!: Deps;
  private slug!: string;
  private token!: string;
  private api: Awaited<ReturnType<typeof serveApi>> | undefined;

  constructor() {
    afterEach(async () => {
      await this.api?.close();
      this.api = undefined;
      vi.unstubAllEnvs();
    });
  }

  /** Serves these dependencies and makes an owner of the project. */
  async open(deps: Deps, { slug, projectId }: { slug: string; projectId: string }): Promise<void> {
    this.deps = deps;
    this.slug = slug;
    this.owner = await makeOrganizer(deps.store);
    await addMember(deps.store, projectId, this.owner, "owner");
    this.token = await tokenOf(deps, this.owner);
    this.api = await serveApi(deps);
  }

  private sendAs(token: string, [method, path]: readonly [string, string], sent: SentToApi) {
    if (this.api === undefined) throw new Error("Open the bench first.");
    const whole = path.startsWith("/api/") ? path : `/api/v1/projects/${this.slug}${path}`;
    return askApi(this.api.url, token, [method, whole], sent);
  }

  /** Asks below the project's address, with a body in JSON where there is one. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer> {
    return this.sendAs(this.token, [method, path], {
      ...(body !== undefined && { body }),
      ...(headers !== undefined && { headers }),
    });
  }

  /** What an answer holds that was given as it should be. */
  async get<T = Record<string, unknown>>(path: string): Promise<T> {
    const answer = await this.ask("GET", path);
    expect([answer.status, answer.text.slice(0, 300)]).toMatchObject([200, expect.anything()]);
    return answer.json as T;
  }

  /** Asks for something that changes; the answer has to have this status. */
  async does<T = Record<string, unknown>>(address: string, body?: unknown, status = 200): Promise<T> {
    const [method = "", path = ""] = address.split(" ", 2);
    const answer = await this.ask(method, path, body);
    expect(answer.status, `${address}: ${answer.text.slice(0, 500)}`).toBe(status);
    return answer.json as T;
  }

  /** Status and reason of what is refused. */
  async refusal(address: string, body?: unknown): Promise<[number, unknown]> {
    const [method = "", path = ""] = address.split(" ", 2);
    const { status, json } = await this.ask(method, path, body);
    return [status, (json["error"] as { reason?: unknown } | undefined)?.reason];
  }

  /** The same request by a token without the scope, which is named, and by the owner of another project. */
  async isGuarded(address: string, scope: ApiScope, body?: unknown): Promise<void> {
    const [method = "", path = ""] = address.split(" ", 2);
    const sent = body === undefined ? {} : { body };
    const others = apiScopes.filter((each) => each !== scope);
    const lacking = await this.sendAs(await tokenOf(this.deps, this.owner, others), [method, path], sent);
    expect([lacking.status, lacking.json]).toMatchObject([
      403,
      { error: { reason: "forbidden", details: { scope } } },
    ]);
    const elsewhere = await makeProject(this.deps.store, { items: 1 });
    const stranger = await makeOrganizer(this.deps.store, "Stranger");
    await addMember(this.deps.store, elsewhere.projectId, stranger, "owner");
    const foreign = await this.sendAs(await tokenOf(this.deps, stranger), [method, path], sent);
    expect([foreign.status, foreign.json]).toMatchObject([404, { error: { reason: "not_found" } }]);
  }
}
