import type pg from "pg";
import { openHandles, storeOver } from "@/db/client";
import type { Store } from "@/db/store";

/** What some work asked PostgreSQL. */
interface AskedOfPostgres {
  /** The statements in order, without how transactions begin and end. */
  statements: string[];
  /** How often it waited for an answer: statements that go out at once wait together. */
  roundTrips: number;
}

/** A store that says what it asks PostgreSQL. */
export interface CountedRoundTrips {
  store: Store;
  during: (work: () => Promise<unknown>) => Promise<AskedOfPostgres>;
}

const frames = /^(begin|commit|rollback)/i;

/** A second store over a database, whose statements are noted. */
export function countedRoundTrips(databaseUrl: string): CountedRoundTrips {
  const handles = openHandles({ databaseUrl });
  if (handles.kind !== "postgres") throw new Error("Round trips are counted on PostgreSQL.");
  let asked: AskedOfPostgres = { statements: [], roundTrips: 0 };
  handles.pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...call: unknown[]) => unknown;
    let waiting = 0;
    const noting = (...call: unknown[]) => {
      const [config] = call as [string | { text: string }];
      const text = typeof config === "string" ? config : config.text;
      if (!frames.test(text)) asked.statements.push(text);
      if (waiting === 0) asked.roundTrips += 1;
      waiting += 1;
      const answered = () => void (waiting -= 1);
      const last = call.at(-1);
      // The pool's own way to ask takes a function.
      if (typeof last === "function") {
        return query(...call.slice(0, -1), (...answer: unknown[]) => {
          answered();
          (last as (...given: unknown[]) => void)(...answer);
        });
      }
      const answer = query(...call) as Promise<pg.QueryResult>;
      answer.then(answered, answered);
      return answer;
    };
    Object.assign(client, { query: noting });
  });
  return {
    store: storeOver(handles),
    during: async (work) => {
      const during: AskedOfPostgres = { statements: [], roundTrips: 0 };
      asked = during;
      await work();
      asked = { statements: [], roundTrips: 0 };
      return during;
    },
  };
}
