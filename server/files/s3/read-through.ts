import { Readable } from "node:stream";
import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import type { OpenedFile } from "../file-store";
import type { ObjectPlace } from "./put-in-parts";

/** A connection may be cut so often without a byte in between before the rest is given up. */
const mostCutsInARow = 3;

/**
 * An object from its beginning to its end. Where the connection is cut, the rest is asked for from there on.
 * @param plain what readers learn of a fault in the middle
 */
export async function readThrough(
  client: S3Client,
  place: ObjectPlace,
  plain: (fault: unknown) => unknown,
): Promise<OpenedFile> {
  const ended = new AbortController();
  const first = await client.send(new GetObjectCommand(place), { abortSignal: ended.signal });
  const bytes = first.ContentLength ?? 0;
  let body = first.Body as Readable;

  async function goOnFrom(at: number): Promise<void> {
    // Of another object under the same name the rest would not fit.
    const rest = { ...place, Range: `bytes=${at}-`, IfMatch: first.ETag };
    const { Body } = await client.send(new GetObjectCommand(rest), { abortSignal: ended.signal });
    body = Body as Readable;
  }

  async function* pieces(): AsyncGenerator<Buffer> {
    let at = 0;
    for (let cuts = 0; at < bytes;) {
      try {
        for await (const chunk of body as AsyncIterable<Buffer>) {
          at += chunk.length;
          cuts = 0;
          yield chunk;
        }
        if (at < bytes) throw new Error(`${place.Key} broke off after ${at} of ${bytes} bytes.`);
      } catch (error) {
        cuts += 1;
        if (ended.signal.aborted || cuts > mostCutsInARow) throw plain(error);
        await goOnFrom(at).catch((fault: unknown) => {
          throw plain(fault);
        });
      }
    }
  }

  const stream = Readable.from(pieces(), { objectMode: false });
  // Whoever reads no further does not wait for what is under way.
  stream.once("close", () => {
    ended.abort();
    body.destroy();
  });
  return { bytes, stream };
}
