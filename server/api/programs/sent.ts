import type { Readable } from "node:stream";

/** An answer that is sent as it is read. */
export class SentStream {
  constructor(
    readonly stream: Readable,
    readonly headers: Record<string, string>,
  ) {}
}

/** An answer in JSON that was worded before. */
export class SentText {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {}
}
