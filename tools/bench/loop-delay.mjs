// Loaded into the server before anything else: every 200 ms it notes the longest its event loop stood still.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const file = process.env["TOUCHSTONE_BENCH_LOOP"];
// The threads and processes that the server starts are loaded with this, too.
if (file !== undefined && isMainThread && process.argv[1]?.endsWith("serve.mjs")) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${(delay.max / 1e6).toFixed(1)}\n`);
    delay.reset();
  }, 200).unref();
}
