import type { Deps } from "@/server/deps";

/**
 * Does something time and again for as long as the process runs, never twice at once. What fails is logged and tried
 * again at the next turn.
 */
export function repeat(
  { log }: Pick<Deps, "log">,
  { everyMs, failure }: { everyMs: number; failure: string },
  work: () => Promise<unknown>,
): void {
  let isRunning = false;
  const turn = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      log.error({ error }, failure);
    } finally {
      isRunning = false;
    }
  };
  setInterval(() => void turn(), everyMs).unref();
}
