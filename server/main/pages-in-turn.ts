import type { IncomingMessage, ServerResponse } from "node:http";
import type { Engine } from "@/db/engine";

/** Pages that are drawn at the same moment: while one waits for the database, the thread has another. */
const drawnAtOnce = { sqlite: 2, postgres: 4 };
/** Neither who takes in a page slowly nor a database that does not answer keeps others from theirs for longer. */
const longestTurnMs = 250;
/** So much later than an annotator's a page of somebody else counts as asked for. */
const handicapMs = 500;

interface Asked {
  /** The earliest is drawn first, in milliseconds of the clock. */
  due: number;
  begin: () => void;
}

type Draw = () => Promise<void>;

/**
 * Draws pages a few at a time, in the order in which they were asked for, annotators' before others'. There is one thread
 * for them: of ten pages that are drawn together each is ready when all are, and what annotators send meanwhile waits
 * behind them. What takes no drawing is never held up: calls, pictures, and what forms send.
 * @param now milliseconds of a clock that is never set back
 */
export function pagesInTurn(engine: Engine, now: () => number) {
  const atOnce = drawnAtOnce[engine];
  const waiting = { annotators: [] as Asked[], others: [] as Asked[] };
  let drawn = 0;

  const beginNext = () => {
    while (drawn < atOnce) {
      const [annotator, other] = [waiting.annotators[0], waiting.others[0]];
      const isOthersTurn = other !== undefined && other.due < (annotator?.due ?? Infinity);
      const next = (isOthersTurn ? waiting.others : waiting.annotators).shift();
      if (next === undefined) return;
      drawn += 1;
      next.begin();
    }
  };

  const turn = (isAnnotators: boolean): Promise<void> =>
    new Promise((begin) => {
      const due = now() + (isAnnotators ? 0 : handicapMs);
      (isAnnotators ? waiting.annotators : waiting.others).push({ due, begin });
      beginNext();
    });

  function endWith(response: ServerResponse): void {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      drawn -= 1;
      beginNext();
    };
    const timer = setTimeout(end, longestTurnMs).unref();
    response.once("finish", end).once("close", end);
    if (response.destroyed) end();
  }

  return async (request: IncomingMessage, response: ServerResponse, draw: Draw): Promise<void> => {
    const { method, url = "" } = request;
    if (method !== "GET" || url.startsWith("/api/") || url.includes("/images/")) return draw();
    await turn(url.startsWith("/p/"));
    endWith(response);
    // Whoever left while waiting is spared, and the others with them.
    if (!response.destroyed) await draw();
  };
}
