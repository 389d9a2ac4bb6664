import type { Lock } from "./lock";
import { missingPackages } from "./missing-packages";

/**
 * The lock with which `npm ci` works on every system and with every registry: it has an entry for each platform
 * package, and no addresses.
 */
export function completeLock(lock: Lock): Lock {
  const entries = Object.entries({ ...lock.packages, ...missingPackages(lock) });
  const inOrder = entries.sort(([a], [b]) => a.localeCompare(b, "en"));
  const packages = inOrder.map(([path, { resolved: _, ...entry }]) => [path, entry] as const);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** What `completeLock` would change, one sentence each; empty when the lock is complete. */
export function lockFaults(lock: Lock): string[] {
  const missing = Object.keys(missingPackages(lock)).map((path) => `${path} has no entry.`);
  const addressed = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined);
  return [...missing, ...addressed.map(([path]) => `${path} names the address it was taken from.`)];
}
