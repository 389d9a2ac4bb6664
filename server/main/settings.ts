/** What the environment says about where the server is reached. */
export interface ServerSettings {
  port: number;
  /** The interface to listen on; undefined for all of them. */
  host: string | undefined;
  /** The address people type, without a slash at its end. */
  address: string;
  /** Whether a reverse proxy stands in front, whose word about the client's address counts. */
  trustProxy: boolean;
}

/** @throws Error with a sentence for the person who started the server. */
export function readSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${env.PORT}", which is no port. Choose a number from 1 to 65535.`);
  }
  const address = env.TOUCHSTONE_URL?.replace(/\/+$/, "") ?? `http://localhost:${port}`;
  return { port, host: env.HOST || undefined, address, trustProxy: env.TOUCHSTONE_TRUST_PROXY === "1" };
}
