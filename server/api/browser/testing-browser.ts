import type { Deps } from "@/server/deps";
import { newId } from "@/server/ids";
import { createCaller } from "@/server/api/browser/routers/app";
import { answerJoin } from "./answer-join";
import type { Context } from "./context";

const host = "annotate.example.org";
const ours = `https://${host}`;

/** A browser with its own cookies that sends the forms of the join pages, as they come or from another site's page. */
export class TestBrowser {
  #cookies = new Map<string, string>();

  constructor(
    private readonly deps: Deps,
    private readonly address = `test ${newId()}`,
  ) {}

  /** @returns the path to which the form leads, with the reason in it where nobody joined */
  async post(
    slug: string,
    link: Record<string, string>,
    fields: Record<string, string> = {},
    origin: string = ours,
  ): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const url = `${ours}/p/${slug}/join?${new URLSearchParams(link)}`;
    const request = new Request(url, { method: "POST", body: form, headers: { host, origin } });
    const response = await answerJoin(request, slug, (_headers, resHeaders) => this.#context(resHeaders));
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      this.#cookies.set(name, value);
    }
    return response.headers.get("location") ?? "";
  }

  caller() {
    return createCaller(this.#context(new Headers()));
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  forget(): void {
    this.#cookies.clear();
  }

  #context(resHeaders?: Headers): Context {
    return {
      deps: this.deps,
      findAccount: async () => null,
      findSession: async () => null,
      countRecoveryCodes: async () => 0,
      cookie: (name) => this.#cookies.get(name),
      language: "en",
      wishes: [],
      address: this.address,
      isSecure: true,
      isFramed: false,
      resHeaders,
    };
  }
}
