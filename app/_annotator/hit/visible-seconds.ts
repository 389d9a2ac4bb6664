/** How long each item was looked at, in milliseconds by key, up to the instant `at`. */
export interface VisibleTime {
  at: number;
  spent: Readonly<Record<string, number>>;
}

export interface VisibilityLook {
  now: number;
  visible: boolean;
  /** The last press, move, scroll or touch. */
  activeAt: number;
  /** The item that is looked at. */
  key: string | null;
}

const idleAfterMs = 120_000;
// A timer that comes later than this slept with the machine.
const maxTickMs = 5_000;

/** Adds the time since the last look to the item in view, unless the page was hidden, idle or asleep. */
export function spendTime(time: VisibleTime, { now, visible, activeAt, key }: VisibilityLook): VisibleTime {
  const end = Math.min(now, activeAt + idleAfterMs);
  const elapsed = Math.max(0, end - time.at);
  if (!visible || key === null || now - time.at > maxTickMs) return { ...time, at: now };
  return { at: now, spent: { ...time.spent, [key]: (time.spent[key] ?? 0) + elapsed } };
}

/** Seconds with one decimal, by key. */
export const inSeconds = (spent: VisibleTime["spent"]): Record<string, number> =>
  Object.fromEntries(Object.entries(spent).map(([key, ms]) => [key, Math.round(ms / 100) / 10]));
