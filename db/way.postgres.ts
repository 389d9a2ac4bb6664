import type { EventEmitter } from "node:events";
import pg from "pg";

/**
 * The addresses in a DATABASE_URL, one for each host that it lists, as in
 * `postgres://user:password@one:5432,other:5432/database`. The driver takes one host.
 */
export function addressesIn(databaseUrl: string): string[] {
  const [, before = "", hosts = "", after = ""] =
    /^(\w+:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/s.exec(databaseUrl) ?? [];
  return hosts.includes(",")
    ? hosts.split(",").map((host) => `${before}${host.trim()}${after}`)
    : [databaseUrl];
}

/** What PostgreSQL says of a connection that was made (14 or newer), and that no change can be written there. */
const saysReadOnly = new Set(["in_hot_standby", "default_transaction_read_only"]);
/** A change was sent to a standby, or to what was the primary. */
const readOnly = "25006";
/** A name that the connection gave to a statement is not known, or is another's. */
const nameIsLost = new Set(["26000", "42P05"]);

/** How one process reaches its database. */
export class Way {
  readonly #addresses: readonly string[];
  #at = 0;
  /** Whether statements keep the names that they are given on a connection. Until that is known (null) they get none. */
  namesHold: boolean | null = null;

  constructor(databaseUrl: string) {
    this.#addresses = addressesIn(databaseUrl);
  }

  /** Where the next connection is made to. */
  get address(): string {
    return this.#addresses[this.#at] ?? "";
  }

  /** How many addresses there are to try. */
  get length(): number {
    return this.#addresses.length;
  }

  /** The next address is another one, if there is one. */
  passOver(address: string): void {
    if (this.address === address) this.#at = (this.#at + 1) % this.#addresses.length;
  }

  /**
   * Connects, at the first address that takes changes.
   * @throws what the last one said if none does
   */
  async toFirst<T>(connect: () => Promise<T>): Promise<T> {
    for (let left = this.length - 1; ; left -= 1) {
      const { address } = this;
      try {
        return await connect();
      } catch (error) {
        // Where the address stays the same, it was not the connection that failed.
        if (left <= 0 || this.address === address) throw error;
      }
    }
  }
}

/** The driver's connections by a way. A class, because the pool makes its connections of one. */
export function clientOf(way: Way): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    readonly #address: string;
    #isReadOnly = false;

    constructor(config: pg.ClientConfig = {}) {
      const { address } = way;
      super({ ...config, connectionString: address });
      this.#address = address;
      // Whoever uses a connection that breaks learns of it from the query that fails; unheard, the event would end the
      // process.
      this.on("error", () => undefined);
      const wire: EventEmitter = this.connection;
      wire.on("parameterStatus", ({ parameterName: name, parameterValue: value }: Record<string, string>) => {
        if (saysReadOnly.has(name ?? "") && value === "on") this.#isReadOnly = true;
      });
      wire.on("errorMessage", ({ code = "" }: { code?: string }) => {
        if (nameIsLost.has(code)) way.namesHold = false;
        // This server was the primary and is no more. The next connection finds the one that is.
        if (code === readOnly) process.nextTick(() => void this.end().catch(() => undefined));
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(done: (error: Error | null, client?: pg.Client) => void): void;
    override connect(done?: (error: Error | null, client?: pg.Client) => void): Promise<pg.Client> | void {
      const connected = this.#connect();
      if (done === undefined) return connected;
      connected.then(() => done(null, this), done);
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        if (!this.#isReadOnly) return this;
        await this.end();
        throw Object.assign(new Error("This server takes no changes."), { code: readOnly });
      } catch (error) {
        way.passOver(this.#address);
        throw error;
      }
    }

    // The driver takes a query in five forms; what has no name goes on as it came.
    override query = ((query: unknown, ...rest: unknown[]) => {
      const isNamed = typeof query === "object" && query !== null && "name" in query;
      const sent = isNamed && way.namesHold !== true ? { ...query, name: undefined } : query;
      return (pg.Client.prototype.query as (...of: unknown[]) => unknown).call(this, sent, ...rest);
    }) as pg.Client["query"];
  };
}

/** A connection of its own for one piece of work; whoever asked for it ends it. */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const way = new Way(databaseUrl);
  const Client = clientOf(way);
  return way.toFirst(async () => {
    const client = new Client();
    await client.connect();
    return client;
  });
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool whose connections are made by a way. */
export class PoolOf extends pg.Pool {
  readonly way: Way;
  readonly #Client: ReturnType<typeof clientOf>;

  constructor(way: Way, config: pg.PoolConfig) {
    const Client = clientOf(way);
    super({ ...config, Client });
    this.way = way;
    this.#Client = Client;
  }

  /** A connection beside those of the pool, made as they are; whoever asked for it connects and ends it. */
  openBeside(): pg.Client {
    return new this.#Client(this.options);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.PoolClient> | void {
    if (this.way.length === 1) return done === undefined ? super.connect() : super.connect(done);
    const connected = this.way.toFirst(() => super.connect());
    if (done === undefined) return connected;
    connected.then(
      (client) => done(undefined, client, (broken) => client.release(broken as Error)),
      (error: Error) => done(error, undefined, () => undefined),
    );
  }
}
