import type { NextResult, Submission } from "@/server/domain/assignment/contracts";
import type { SentNext } from "@/server/domain/assignment/sent-page";
import { wholeNext } from "@/server/domain/assignment/whole-next";
import type { Answered, Client } from "./keep-alive";

/** What a browser says with every request; Chromium's, as it stood in 2026. */
const browser = {
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  "accept-language": "en-US,en;q=0.9",
  "accept-encoding": "gzip, deflate, br, zstd",
  "sec-ch-ua": '"Chromium";v="150", "Not/A)Brand";v="24"',
  "sec-ch-ua-mobile": "?0",
  "sec-ch-ua-platform": '"Linux"',
};

const asDocument = {
  ...browser,
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "same-origin",
  "sec-fetch-user": "?1",
  "upgrade-insecure-requests": "1",
};

const asCall = {
  ...browser,
  accept: "*/*",
  "content-type": "application/json",
  "sec-fetch-dest": "empty",
  "sec-fetch-mode": "cors",
  "sec-fetch-site": "same-origin",
};

/** Somebody who works on a project's pages with a browser: its requests, but for the files that it keeps. */
export class PageVisitor {
  #cookies = new Map<string, string>();
  #visit = "";

  constructor(
    private readonly client: Client,
    private readonly url: string,
    private readonly slug: string,
  ) {}

  async openJoinPage(): Promise<void> {
    const { text } = await this.#open("");
    this.#visit = /name="visit" value="([^"]+)"/.exec(text)?.[1] ?? "";
    if (this.#visit === "") throw new Error("The page to join has no form.");
  }

  /** Sends the form by which they agree. */
  async agree(): Promise<void> {
    const path = `/p/${this.slug}/join`;
    const headers = {
      ...asDocument,
      ...this.#own(),
      origin: this.url,
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = `visit=${this.#visit}`;
    const answered = this.#kept(await this.client.ask({ method: "POST", path, headers, body }));
    if (answered.location !== `/p/${this.slug}/instructions`) throw new Error(`${path} took nobody in.`);
  }

  async openInstructions(): Promise<void> {
    await this.#open("/instructions");
  }

  /** Loads the page of work as a document, which leases a HIT where none is open. */
  async openWorkPage(): Promise<void> {
    const { text } = await this.#open("/work");
    if (!text.includes('name="assignment"')) throw new Error("The page of work shows no HIT.");
  }

  async next(): Promise<NextResult> {
    return wholeNext(await this.#call<SentNext>("next", {}));
  }

  async submit(assignment: string, page: Submission): Promise<void> {
    await this.#call("submit", { assignment, ...page });
  }

  /** A call of the page's scripts. */
  async #call<T>(verb: string, input: object): Promise<T> {
    const path = `/api/trpc/work.${verb}`;
    const headers = {
      ...asCall,
      ...this.#own(),
      origin: this.url,
      referer: `${this.url}/p/${this.slug}/work`,
    };
    const body = JSON.stringify({ project: this.slug, ...input });
    const { status, text } = await this.client.ask({ method: "POST", path, headers, body });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return (JSON.parse(text) as { result: { data: T } }).result.data;
  }

  async #open(page: string): Promise<Answered> {
    const path = `/p/${this.slug}${page}`;
    const headers = { ...asDocument, ...this.#own() };
    const answered = this.#kept(await this.client.ask({ method: "GET", path, headers }));
    if (answered.status !== 200) throw new Error(`${path} answered ${answered.status}.`);
    return answered;
  }

  #own(): Record<string, string> {
    const pairs = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { cookie: pairs.join("; ") };
  }

  #kept(answered: Answered): Answered {
    for (const line of answered.cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answered;
  }
}
