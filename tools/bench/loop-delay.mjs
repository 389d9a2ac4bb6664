// Loaded into the server before anything else: every 200 ms it notes the longest its event loop stood still.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const file = process.env["TOUCHSTONE_BENCH_LOOP"];
if (file !== undefined && process.argv[1]?.endsWith("main.ts")) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${(delay.max / 1e6).toFixed(1)}\n`);
    delay.reset();
  }, 200).unref();
}
