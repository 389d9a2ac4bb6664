import { Readable } from "node:stream";
import { readingAside, type Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { streamJudgments } from "@/server/services/judgment/list-judgments";
import { noteRead } from "@/server/services/token/note-read";
import { SentStream } from "../sent";

export const linesType = "application/x-ndjson";

const linesAtOnce = 500;

/** All judgments as JSON, one a line, read while they are sent; what was sent is listed as read, also of a stream that is cut off. */
export function judgmentLines(
  deps: Deps,
  scope: OrganizeScope,
  asked: Parameters<typeof streamJudgments>[2],
): SentStream {
  const lines = async function* () {
    let count = 0;
    let block: string[] = [];
    try {
      for await (const judgment of streamJudgments(readingAside(deps), scope, asked)) {
        block.push(`${JSON.stringify(judgment)}\n`);
        count += 1;
        if (block.length < linesAtOnce) continue;
        yield block.join("");
        block = [];
      }
      if (block.length > 0) yield block.join("");
    } finally {
      await noteRead(deps, scope, "judgments", count);
    }
  };
  return new SentStream(Readable.from(lines(), { objectMode: false, highWaterMark: 65_536 }), {
    "content-type": `${linesType}; charset=utf-8`,
  });
}
