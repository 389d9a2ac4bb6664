import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tieSockets } from "./tie-sockets";

/** A way to a PostgreSQL server on which no announcement arrives, as through pgbouncer in transaction mode. */
export interface MuffledPostgres {
  databaseUrl: string;
  /** How many announcements were on their way. */
  swallowed: () => number;
  close: () => Promise<void>;
}

const notification = "A".charCodeAt(0);
/** A message of the server: its kind, and its length without the kind. */
const headBytes = 5;

export async function muffledPostgres(databaseUrl: string): Promise<MuffledPostgres> {
  const target = new URL(databaseUrl);
  let swallowed = 0;
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    tieSockets(near, far, open);
    near.on("data", (bytes) => far.write(bytes));
    let left = Buffer.alloc(0);
    far.on("data", (bytes) => {
      left = Buffer.concat([left, bytes]);
      while (left.length >= headBytes) {
        const end = 1 + left.readInt32BE(1);
        if (left.length < end) return;
        if (left[0] === notification) swallowed += 1;
        else near.write(left.subarray(0, end));
        left = left.subarray(end);
      }
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const muffled = new URL(databaseUrl);
  muffled.host = `127.0.0.1:${port}`;
  return {
    databaseUrl: muffled.toString(),
    swallowed: () => swallowed,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
