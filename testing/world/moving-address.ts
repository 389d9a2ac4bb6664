import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tieSockets } from "./tie-sockets";

/** One address that leads to one PostgreSQL server, and later to another. */
export interface MovingAddress {
  databaseUrl: string;
  /** From now on it leads there; connections that are made stay where they are. */
  moveTo: (databaseUrl: string) => void;
  close: () => Promise<void>;
}

export async function movingAddress(databaseUrl: string): Promise<MovingAddress> {
  let target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    tieSockets(near, far, open);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    databaseUrl: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).toString(),
    moveTo: (other) => {
      target = new URL(other);
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
