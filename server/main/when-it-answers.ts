import { setTimeout as wait } from "node:timers/promises";
import { knownRefusal } from "@/server/refusal";

/** How long somebody who starts the server in front of its database or its file storage waits for it. */
const waitMs = 60_000;
const pauseMs = 500;

/**
 * Does what comes first at a start. Servers and what they need may start in any order: while it does not answer, it is
 * tried again for a minute.
 * @param what the name of what is asked, as in "database"
 * @param say tells whoever started the server, once, that it waits
 */
export async function whenItAnswers<T>(
  what: string,
  work: () => Promise<T>,
  say: (sentence: string) => void,
  now: () => number = Date.now,
): Promise<T> {
  const until = now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (knownRefusal(error)?.reason !== "busy" || now() > until) throw error;
      if (isFirst) say(`The ${what} does not answer yet. The server waits for it for a minute.`);
      await wait(pauseMs);
    }
  }
}
