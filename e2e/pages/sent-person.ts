import type { VendorAccount } from "@/testing/prolific/vendor-account";
import { PlainWorker } from "./plain-worker";

/** Somebody who has taken a place at Prolific and works by plain requests. */
export class SentPerson extends PlainWorker {
  private constructor(
    readonly vendor: VendorAccount,
    link: URL,
    /** The id of their submission. */
    readonly submission: string,
  ) {
    super(link);
  }

  /** Takes a place of a study, and starts. */
  static async start(vendor: VendorAccount, studyId: string): Promise<SentPerson> {
    const { submissionId, link } = await vendor.reserve(studyId);
    await vendor.start(submissionId);
    return new SentPerson(vendor, new URL(link), submissionId);
  }

  /** Does not agree, and reads the code. */
  async decline(): Promise<string> {
    return codeIn(await (await fetch(this.page("/declined"))).text());
  }

  /** Reads the end of their work, and enters its code at Prolific. @returns why it ended */
  async end(): Promise<string> {
    const { reason, code } = await this.readEnd();
    await this.enter(code);
    return reason;
  }

  async enter(code: string | null): Promise<void> {
    await this.vendor.enterCode(this.submission, code);
  }
}

/** The completion code in the address of a page's way back. */
export function codeIn(html: string): string {
  const [, code] = /complete\?cc=([\w-]+)/.exec(html) ?? [];
  if (code === undefined) throw new Error("The page has no way back with a code.");
  return code;
}
