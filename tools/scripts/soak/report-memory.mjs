// Loaded into a server before anything else: tells how much memory it has, garbage collected first, whenever it is asked.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
/** @type {() => void} */
const collect = runInNewContext("gc");

process.on("message", (message) => {
  if (message !== "memory") return;
  collect();
  process.send?.(process.memoryUsage());
});
// A server that is told to stop does not wait for another question.
process.channel?.unref();
