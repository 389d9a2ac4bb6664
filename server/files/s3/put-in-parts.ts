import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from "@aws-sdk/client-s3";
import type { ByteSource } from "@/server/domain/import/source";

export interface ObjectPlace {
  Bucket: string;
  Key: string;
}

/** A storage takes parts of 5 MB and more, and at most 10,000 of them: so a file may have 80 GB. */
const partBytes = 8 * 1024 * 1024;

/** Pieces of one size but for the last, which may be empty when it is the only one. */
async function* partsOf(content: ByteSource): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let isFirst = true;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      const piece = chunk.subarray(from, from + partBytes - bytes);
      chunks.push(piece);
      bytes += piece.length;
      from += piece.length;
      if (bytes < partBytes) continue;
      yield Buffer.concat(chunks);
      isFirst = false;
      chunks = [];
      bytes = 0;
    }
  }
  if (bytes > 0 || isFirst) yield Buffer.concat(chunks);
}

/**
 * Puts what comes under a name, with one part of it in memory at a time. The object is there once all of it has arrived;
 * where it does not come to its end, the parts that arrived are given up.
 */
export async function putInParts(client: S3Client, place: ObjectPlace, content: ByteSource): Promise<void> {
  const parts = partsOf(content);
  try {
    const first = await parts.next();
    if (first.done === true) return;
    const second = first.value.length < partBytes ? null : await parts.next();
    if (second === null || second.done === true) {
      await client.send(new PutObjectCommand({ ...place, Body: first.value }));
      return;
    }
    await putSeveral(client, place, [first.value, second.value], parts);
  } finally {
    await parts.return(undefined);
  }
}

async function putSeveral(
  client: S3Client,
  place: ObjectPlace,
  begun: readonly Buffer[],
  rest: AsyncGenerator<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
  const sent: CompletedPart[] = [];
  const send = async (Body: Buffer) => {
    const PartNumber = sent.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
    sent.push({ PartNumber, ETag });
  };
  try {
    for (const part of begun) await send(part);
    for await (const part of rest) await send(part);
    await client.send(
      new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: sent } }),
    );
  } catch (error) {
    // Nobody sees the parts; a rule of the bucket removes them where this does not arrive either.
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined);
    throw error;
  }
}
