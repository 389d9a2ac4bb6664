import {
  beatUndertaking,
  endUndertaking,
  takeUndertaking,
  type Undertaking,
} from "@/db/queries/undertakings";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";

const beatMs = 1_000;
/** A process that has said nothing for so long is taken to be gone. */
const silentAfterMs = 10_000;

type Working = Pick<Deps, "store" | "now" | "newId" | "log">;

/** Held while work goes on that takes several transactions. */
export interface Held {
  /** Stands at the beginning of each of its transactions. @throws DomainError `conflict` when somebody else has it by now. */
  isStillOurs: (tx: Tx) => Promise<void>;
  /** Ends it, in the transaction that ends the work. */
  end: (tx: Tx) => Promise<void>;
}

/** Takes on work at a subject, in the transaction that begins it; null where another process is at it. */
export async function takeOn(
  { now, newId }: Pick<Deps, "now" | "newId">,
  tx: Tx,
  subjectId: string,
): Promise<Undertaking | null> {
  const undertaking = { subjectId, owner: newId() };
  const at = now();
  const isTaken = await takeUndertaking(tx, undertaking, { now: at, silentSince: at - silentAfterMs });
  return isTaken ? undertaking : null;
}

/** Works at what was taken on, and says every second that somebody does. */
export async function workAt<T>(
  { store, now, log }: Omit<Working, "newId">,
  undertaking: Undertaking,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  const beat = () => store.write((tx) => beatUndertaking(tx, undertaking, now()));
  const beats = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ error }, "nobody could be told that work goes on"));
  }, beatMs);
  beats.unref();
  try {
    return await work({
      isStillOurs: async (tx) => {
        if (!(await beatUndertaking(tx, undertaking, now()))) throw takenAway();
      },
      end: (tx) => endUndertaking(tx, undertaking),
    });
  } finally {
    clearInterval(beats);
  }
}

const takenAway = () =>
  new DomainError("conflict", "This took too long and was taken back. Nothing was saved; try again.");
