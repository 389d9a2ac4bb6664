import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import type { ResultFile } from "@/server/domain/agreement/agreement";
import { csvLine } from "@/server/domain/csv-cell";

type Cells = Parameters<typeof csvLine>[0];

export interface ResultFiles {
  /** Adds rows to a file; the first to do so gives it its header. */
  write: (name: string, header: Cells, rows: Iterable<Cells>) => Promise<void>;
  /** Ends all files. @returns what they are called and how many rows each has. */
  close: () => Promise<ResultFile[]>;
}

const rowsAtOnce = 1_000;

/** Tables too long for a screen, as CSV in the folder of a job. */
export async function openResultFiles(folder: string): Promise<ResultFiles> {
  const open = new Map<string, { stream: WriteStream; rows: number }>();

  function fileCalled(name: string, header: Cells) {
    const known = open.get(name);
    if (known !== undefined) return known;
    const begun = { stream: createWriteStream(path.join(folder, name)), rows: 0 };
    begun.stream.write(csvLine(header));
    open.set(name, begun);
    return begun;
  }

  return {
    write: async (name, header, rows) => {
      const file = fileCalled(name, header);
      let lines: string[] = [];
      const flush = async () => {
        file.rows += lines.length;
        if (!file.stream.write(lines.join(""))) await once(file.stream, "drain");
        lines = [];
      };
      for (const row of rows) {
        lines.push(csvLine(row));
        if (lines.length === rowsAtOnce) await flush();
      }
      await flush();
    },
    close: async () => {
      for (const { stream } of open.values()) {
        stream.end();
        await finished(stream);
      }
      return [...open].map(([name, { rows }]) => ({ name, rows }));
    },
  };
}
