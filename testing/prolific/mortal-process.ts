import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ProlificApi, ProlificApiOf } from "@/server/prolific/prolific-api";

/** When a process dies: at its nth step from now, before the step has its effect or after. */
export interface Death {
  step: number;
  when: "before" | "after";
}

/** One of a server's processes. Its steps are its transactions and its calls to the vendor. */
export interface MortalProcess {
  deps: Deps;
  /** Steps that it has taken since it was made. */
  stepCount: () => number;
  killAt: (death: Death) => void;
  /** Another one is started in its place, if it has died. */
  restart: () => void;
}

export const killed = "killed";

interface Surroundings {
  deps: Deps;
  /** Its own connections to the database that all processes share. */
  store: Store;
  prolific: ProlificApiOf;
}

/** A process that can be killed at any of its steps, and does nothing more once it is dead. */
export function mortalProcess({ deps, store, prolific }: Surroundings): MortalProcess {
  let death: Death | null = null;
  let isDead = false;
  let count = 0;
  const requireAlive = (): void => {
    if (isDead) throw new Error(killed);
  };
  const step = async <T>(act: () => Promise<T>): Promise<T> => {
    requireAlive();
    count += 1;
    if (death === null || (death.step -= 1) > 0) {
      const result = await act();
      requireAlive();
      return result;
    }
    const { when } = death;
    // It is dead from the moment it was killed, whatever else it was doing.
    if (when === "before") isDead = true;
    else await act().finally(() => (isDead = true));
    throw new Error(killed);
  };
  return {
    deps: {
      ...deps,
      // Spread, a store loses nothing: its doors are functions that know what they open.
      store: {
        ...store,
        read: store.read,
        aside: store.aside,
        write: (work) => step(() => store.write(work)),
      },
      prolific: (token) => byStep(prolific(token), step),
    },
    stepCount: () => count,
    killAt: (next) => void (death = { ...next }),
    restart: () => {
      death = null;
      isDead = false;
    },
  };
}

type Call = (...args: unknown[]) => Promise<unknown>;

const byStep = (api: ProlificApi, step: (act: () => Promise<unknown>) => Promise<unknown>): ProlificApi =>
  Object.fromEntries(
    Object.entries(api).map(([name, call]) => [
      name,
      (...args: unknown[]) => step(() => (call as Call)(...args)),
    ]),
  ) as unknown as ProlificApi;
