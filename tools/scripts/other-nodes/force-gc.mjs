// Loaded before a program (`node --import`) and before each that it starts: makes the collections of garbage that come
// by themselves full ones, so that a native package that cannot bear them is found in seconds. A call of `gc()` would not
// do: better-sqlite3 12 dies on Node 24 only where a collection meets it between two steps of asynchronous work.
import { constants, PerformanceObserver } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";

/** @param {object} entry of a collection, whose detail Node's types leave out */
const isFull = (entry) =>
  /** @type {{ detail: { kind?: number } }} */ (entry).detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;

const collectAll = () => setFlagsFromString("--gc-global");

new PerformanceObserver((list) => {
  const full = list.getEntries().filter(isFull);
  if (full.length === 0) return;
  setFlagsFromString("--no-gc-global");
  const spentMs = full.reduce((total, { duration }) => total + duration, 0);
  // However slow the machine, most of its time is the program's.
  setTimeout(collectAll, 20 + 4 * spentMs).unref();
}).observe({ entryTypes: ["gc"] });
collectAll();
