import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { channelOf, type Listening, type Subject } from "./announcements";
import type { PoolOf } from "./way.postgres";

/** How often it is tried out whether announcements still arrive. A connection can be dead without a word. */
const soundingMs = 15_000;
/** A sounding that takes longer has got lost. */
const soundPatienceMs = 5_000;
const leastPauseMs = 250;
/** Where announcements never arrive, as behind a pool of connections, it is not worth more tries. */
const mostPauseMs = 60_000;

/** How long what is done to keep listening takes; shorter in tests. */
export interface ListeningPace {
  soundingMs: number;
  soundPatienceMs: number;
}

/**
 * Listens on a connection of its own, and on a new one when that is lost. `heard` is called for each announcement, and
 * when listening begins or ends, because one may have been missed.
 *
 * LISTEN can succeed and nothing ever arrive: a pool like pgbouncer in transaction mode lends the connection to others.
 * So a sounding is sent by another connection, and only while they come back is anything heard.
 */
export function listenOnPostgres(
  pool: PoolOf,
  subject: Subject,
  heard: () => void,
  pace: ListeningPace = { soundingMs, soundPatienceMs },
): Listening {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isHearing = false;
  const note = (hears: boolean) => {
    if (isHearing === hears) return;
    isHearing = hears;
    heard();
  };

  async function listenOn(client: pg.Client): Promise<void> {
    const channel = channelOf(subject);
    const own = `${process.pid}.${Math.random()}`;
    const lost = new AbortController();
    let sounded: () => void = () => undefined;
    for (const event of ["error", "end"] as const) client.on(event, () => lost.abort());
    client.on("notification", ({ payload }) => (payload === "" ? heard() : payload === own && sounded()));
    const leave = AbortSignal.any([signal, lost.signal]);
    await client.connect();
    await client.query(`listen ${channel}`);
    while (!leave.aborted) {
      const returned = new Promise<true>((resolve) => (sounded = () => resolve(true)));
      await pool.query("select pg_notify($1, $2)", [channel, own]);
      const tooLate = sleep(pace.soundPatienceMs, false, { signal: leave, ref: false });
      if (!(await Promise.race([returned, tooLate]))) return;
      note(true);
      await sleep(pace.soundingMs, undefined, { signal: leave, ref: false });
    }
  }

  async function listenThroughout(): Promise<void> {
    for (let pauseMs = leastPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, mostPauseMs)) {
      const client = pool.openBeside();
      // What went wrong does not matter: it is tried again, and meanwhile whoever waits looks for itself.
      await listenOn(client).catch(() => undefined);
      if (isHearing) pauseMs = leastPauseMs;
      note(false);
      await client.end().catch(() => undefined);
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const ended = listenThroughout();
  return {
    isHearing: () => isHearing,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
