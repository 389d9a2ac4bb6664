import type { LeasedAssignment, NextResult } from "@/server/domain/assignment/contracts";
import { answersTo } from "@/testing/world/annotator";

/** An annotator who works by plain requests. */
export class PlainWorker {
  private token = "";

  /** @param link the join link, as they were given it */
  constructor(readonly link: URL) {}

  /** Agrees in the form of the link. @returns the page that they are led to, as text */
  async join(answers: Record<string, string>): Promise<string> {
    const response = await fetch(this.page("/join"), {
      method: "POST",
      headers: { origin: this.link.origin },
      body: new URLSearchParams({ visit: crypto.randomUUID(), ...answers }),
      redirect: "manual",
    });
    const cookies = response.headers.getSetCookie().join("\n");
    const [, value] = /touchstone_annotator_[\w-]+=([^;]+)/.exec(cookies) ?? [];
    if (value !== undefined) this.token = decodeURIComponent(value);
    return (await fetch(new URL(response.headers.get("location") ?? "", this.link))).text();
  }

  /** Judges pages, all items alike, until there is none or so many of work are done. */
  async judge(value: number, { pages = Infinity } = {}): Promise<void> {
    for (let done = 0; done < pages;) {
      const next = await this.next();
      if (next.kind === "none") return;
      await this.submit(next.assignment, value);
      if (next.assignment.kind === "work") done += 1;
    }
  }

  /** Takes a page of work, after the qualification, and keeps it. */
  async hold(value: number): Promise<LeasedAssignment> {
    const next = await this.next();
    if (next.kind === "none") throw new Error(`There is no page for them: ${next.reason}.`);
    if (next.assignment.kind === "work") return next.assignment;
    await this.submit(next.assignment, value);
    return this.hold(value);
  }

  async giveBack({ id }: LeasedAssignment): Promise<void> {
    await this.ask(`assignments/${id}/return`, {});
  }

  /** Reads why there is no page for them, and the code that stands there. */
  async readEnd(): Promise<{ reason: string; code: string | null }> {
    const next = await this.next();
    if (next.kind === "assignment") throw new Error("There is still a page for them.");
    const way = next.handBack?.way;
    return { reason: next.reason, code: way?.kind === "link" ? way.code : null };
  }

  /** A page under the link, with what the link says. */
  protected page(path: string): URL {
    const page = new URL(this.link);
    page.pathname += path;
    return page;
  }

  private next(): Promise<NextResult> {
    return this.ask("work/next", {});
  }

  private async submit(page: LeasedAssignment, value: number): Promise<void> {
    const { answers, conditions } = answersTo(page, value);
    const seconds = Object.fromEntries(answers.map(({ key }) => [key, 7]));
    await this.ask(`assignments/${page.id}/submit`, { answers, seconds, conditions });
  }

  private async ask<Answer>(path: string, body: object): Promise<Answer> {
    const response = await fetch(new URL(`/api/v1/${path}`, this.link), {
      method: "POST",
      headers: { authorization: `Bearer ${this.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
