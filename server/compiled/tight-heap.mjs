import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by 30 % of what is in use before garbage is collected. V8 itself lets it grow to several times as much.
 * Why: docs/decisions/0038-garbage-does-not-pile-up.md.
 */
export function keepHeapTight() {
  setFlagsFromString("--heap-growing-percent=30");
}
