import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

interface Asked {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Answered {
  status: number;
  location: string | undefined;
  cookies: string[];
  text: string;
}

/** Asks a server over connections that stay open until they are closed. */
export interface Client {
  ask: (asked: Asked) => Promise<Answered>;
  close: () => void;
}

const unpacked: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** @param connections at most so many */
export function keepAliveClient(url: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ method, path, headers, body }: Asked) =>
    new Promise<Answered>((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const call = request(`${url}${path}`, { agent, method, headers: { ...headers, ...length } });
      call.once("error", reject);
      call.once("response", (response) => {
        const { location, "set-cookie": cookies = [], "content-encoding": encoding = "" } = response.headers;
        const answered = (bytes: Buffer) => ({
          status: response.statusCode ?? 500,
          location,
          cookies,
          text: (unpacked[encoding]?.(bytes) ?? bytes).toString(),
        });
        buffer(response).then((bytes) => resolve(answered(bytes)), reject);
      });
      call.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
