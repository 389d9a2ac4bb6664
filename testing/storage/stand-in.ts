import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { faultOf, type AccessKey } from "./signature";

/** What a request asks for. */
export type StandInVerb =
  | "put"
  | "get"
  | "head"
  | "delete"
  | "list"
  | "begin"
  | "part"
  | "complete"
  | "abort";

/** What goes wrong: the connection is cut before anything is answered, in the middle of a body, or the storage refuses. */
export type StandInFault = "cut" | "cut-in-body" | "unavailable" | "AccessDenied" | "InvalidRequest";

interface StoredObject {
  bytes: Buffer;
  etag: string;
  changedAt: Date;
}

/** A storage for tests. It speaks the part of S3's protocol that Touchstone uses, and checks every signature. */
export interface StorageStandIn {
  endpoint: string;
  /** The objects of the bucket by their keys. */
  objects: Map<string, StoredObject>;
  /** The ids of uploads in parts that were begun and neither completed nor given up. */
  begun: Map<string, Map<number, Buffer>>;
  /** How many connections are open. */
  connections: () => Promise<number>;
  /** Lets a request meet a fault; null lets it through. */
  breakBy: (choose: (verb: StandInVerb, key: string) => StandInFault | null) => void;
  stop: () => Promise<void>;
}

const listedAtOnce = 3;
const leastPartBytes = 5 * 1024 * 1024;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

function verbOf(method: string, query: URLSearchParams, key: string): StandInVerb {
  if (method === "GET") return key === "" ? "list" : "get";
  if (method === "HEAD") return "head";
  if (method === "POST") return query.has("uploads") ? "begin" : "complete";
  if (method === "DELETE") return query.has("uploadId") ? "abort" : "delete";
  return query.has("uploadId") ? "part" : "put";
}

/** Begins a storage with one empty bucket on a free port of this machine. */
export async function startStorage({
  bucket,
  key: access,
}: {
  bucket: string;
  key: AccessKey;
}): Promise<StorageStandIn> {
  const objects: StorageStandIn["objects"] = new Map();
  const begun: StorageStandIn["begun"] = new Map();
  let choose: Parameters<StorageStandIn["breakBy"]>[0] = () => null;

  const partsOf = (query: URLSearchParams) => {
    const parts = begun.get(query.get("uploadId") ?? "");
    if (parts === undefined) throw new Refusal(404, "NoSuchUpload");
    return parts;
  };

  function objectOf(key: string): StoredObject {
    const found = objects.get(key);
    if (found === undefined) throw new Refusal(404, "NoSuchKey");
    return found;
  }

  const store = (key: string, bytes: Buffer) => {
    const stored = { bytes, etag: etagOf(bytes), changedAt: new Date() };
    objects.set(key, stored);
    return stored;
  };

  function complete(key: string, query: URLSearchParams, body: Buffer): string {
    const parts = partsOf(query);
    const asked = [...body.toString("utf8").matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
      Number(n),
    );
    const pieces = asked.map((number) => {
      const piece = parts.get(number);
      if (piece === undefined) throw new Refusal(400, "InvalidPart");
      return piece;
    });
    if (pieces.slice(0, -1).some((piece) => piece.length < leastPartBytes))
      throw new Refusal(400, "EntityTooSmall");
    const { etag } = store(key, Buffer.concat(pieces));
    begun.delete(query.get("uploadId") ?? "");
    return `<CompleteMultipartUploadResult><ETag>${escaped(etag)}</ETag></CompleteMultipartUploadResult>`;
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, listedAtOnce);
    const last = page.at(-1);
    const isMore = keys.length > page.length;
    const contents = page.map((key) => {
      const { bytes, changedAt } = objectOf(key);
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more =
      isMore && last !== undefined ? `<NextContinuationToken>${escaped(last)}</NextContinuationToken>` : "";
    return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${more}${contents.join("")}</ListBucketResult>`;
  }

  function get(response: ServerResponse, key: string, request: IncomingMessage, isCut: boolean): void {
    const { bytes, etag } = objectOf(key);
    const { range, "if-match": match } = request.headers;
    if (match !== undefined && match !== etag) throw new Refusal(412, "PreconditionFailed");
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
    if (range !== undefined && from >= bytes.length) throw new Refusal(416, "InvalidRange");
    const sent = bytes.subarray(from);
    response.writeHead(range === undefined ? 200 : 206, { etag, "content-length": sent.length });
    if (!isCut) return void response.end(sent);
    response.write(sent.subarray(0, Math.ceil(sent.length / 2)), () => response.destroy());
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const target = request.url ?? "";
    const url = new URL(target, "http://storage");
    const [, name = "", ...rest] = decodeURIComponent(url.pathname).split("/");
    const key = rest.join("/");
    const { method = "" } = request;
    const verb = verbOf(method, url.searchParams, key);
    const fault = choose(verb, key);
    if (fault === "cut") return void request.socket.destroy();
    const wrong = faultOf({ method, target, headers: request.headers, body }, access);
    if (wrong !== null) throw new Refusal(403, wrong);
    if (fault === "unavailable") throw new Refusal(503, "SlowDown");
    if (fault === "AccessDenied") throw new Refusal(403, fault);
    if (fault === "InvalidRequest") throw new Refusal(400, fault);
    if (name !== bucket) throw new Refusal(404, "NoSuchBucket");
    const say = (text: string) =>
      void response.writeHead(200, { "content-type": "application/xml" }).end(text);
    switch (verb) {
      case "get":
        return get(response, key, request, fault === "cut-in-body");
      case "head": {
        const { bytes, etag } = objectOf(key);
        return void response.writeHead(200, { etag, "content-length": bytes.length }).end();
      }
      case "put":
        return void response.writeHead(200, { etag: store(key, body).etag }).end();
      case "delete":
        objects.delete(key);
        return void response.writeHead(204).end();
      case "list":
        return say(list(url.searchParams));
      case "begin": {
        const id = randomUUID();
        begun.set(id, new Map());
        return say(
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      case "part":
        partsOf(url.searchParams).set(Number(url.searchParams.get("partNumber")), body);
        return void response.writeHead(200, { etag: etagOf(body) }).end();
      case "complete":
        return say(complete(key, url.searchParams, body));
      case "abort":
        partsOf(url.searchParams);
        begun.delete(url.searchParams.get("uploadId") ?? "");
        return void response.writeHead(204).end();
    }
  }

  const server = createServer((request, response) => {
    void request.toArray().then(
      (chunks) => {
        try {
          answer(request, response, Buffer.concat(chunks as Buffer[]));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const text = `<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`;
          response.writeHead(error.status, { "content-type": "application/xml" });
          response.end(request.method === "HEAD" ? undefined : text);
        }
      },
      // Whoever asked has gone.
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ objects, begun },
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
      ),
    breakBy: (by) => {
      choose = by;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
