import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { FileStore } from "@/server/files/file-store";

interface ZippedFile {
  /** Its path in the archive. */
  name: string;
  stored: string;
}

/** Stored files as one ZIP archive, each opened when its turn comes. The archive breaks off where one is gone. */
export function zipOfStored(
  files: FileStore,
  contents: readonly ZippedFile[],
  options: { mtime?: Date; mode: number },
): Readable {
  const archive = new ZipFile();
  const stream = archive.outputStream as Readable;
  let reading: Readable | null = null;
  archive.on("error", (error) => stream.destroy(error));
  // Whoever stops the download does not leave a file open.
  stream.once("close", () => reading?.destroy());
  for (const { name, stored } of contents) {
    archive.addReadStreamLazy(name, options, (give) => {
      opened(files, stored).then(
        (content) => {
          reading = content;
          if (stream.destroyed) content.destroy();
          give(null, content);
        },
        (error: unknown) => stream.destroy(error as Error),
      );
    });
  }
  archive.end();
  return stream;
}

async function opened(files: FileStore, stored: string): Promise<Readable> {
  const found = await files.open(stored);
  if (found === null) throw new Error(`The file ${stored} is missing in ${files.place}.`);
  return found.stream;
}
