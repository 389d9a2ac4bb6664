/** What the environment says about where the server is reached. */
export interface ServerSettings {
  port: number;
  /** The interface to listen on; undefined for all of them. */
  host: string | undefined;
  /** The address people type, without a slash at its end. */
  address: string;
  /** Whether a reverse proxy stands in front, whose word about the client's address counts. */
  trustProxy: boolean;
  /** What whoever reads the figures of the server shows; undefined where nobody may read them. */
  metricsToken: string | undefined;
  /** How long the server goes on after it was told to stop, and says meanwhile that requests should go elsewhere. */
  drainSeconds: number;
}

/** @throws Error with a sentence for the person who started the server. */
export function readSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${env.PORT}", which is no port. Choose a number from 1 to 65535.`);
  }
  const address = env.TOUCHSTONE_URL?.replace(/\/+$/, "") ?? `http://localhost:${port}`;
  return {
    port,
    host: env.HOST || undefined,
    address,
    trustProxy: env.TOUCHSTONE_TRUST_PROXY === "1",
    metricsToken: readMetricsToken(env.TOUCHSTONE_METRICS_TOKEN),
    drainSeconds: readDrainSeconds(env.TOUCHSTONE_DRAIN_SECONDS),
  };
}

/** Shorter ones can be guessed. */
const leastTokenLength = 16;

function readMetricsToken(given: string | undefined): string | undefined {
  if (given === undefined || given === "") return undefined;
  if (given.length < leastTokenLength || /\s/.test(given)) {
    throw new Error(
      `TOUCHSTONE_METRICS_TOKEN must have at least ${leastTokenLength} characters and no blanks. openssl rand -hex 24 makes one.`,
    );
  }
  return given;
}

/** More is longer than any balancer needs, and than the system waits before it ends a process. */
const mostDrainSeconds = 300;

function readDrainSeconds(given: string | undefined): number {
  const seconds = Number(given ?? 0);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= mostDrainSeconds) return seconds;
  throw new Error(
    `TOUCHSTONE_DRAIN_SECONDS is "${given}". Give whole seconds from 0 to ${mostDrainSeconds}.`,
  );
}
