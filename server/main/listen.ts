import { once } from "node:events";
import type { Server } from "node:http";
import type { ServerSettings } from "./settings";

/** Begins to accept connections. @throws Error with a sentence when the port is taken or not allowed. */
export async function listen(server: Server, { port, host }: ServerSettings): Promise<void> {
  server.listen({ port, ...(host !== undefined && { host }) });
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES") {
      throw new Error(`Port ${port} is reserved by the system. Choose one above 1023 with PORT.`);
    }
    throw error;
  }
}
