import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deps } from "@/server/deps";
import { apiHandler } from "@/server/api/programs/api-handler";

/** The programs' API of these dependencies on a port of its own. */
export async function serveApi(deps: Deps): Promise<{ url: string; close: () => Promise<void> }> {
  const handle = apiHandler(deps);
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
