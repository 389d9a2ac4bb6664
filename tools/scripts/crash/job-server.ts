import { liveDeps } from "@/server/deps";
import { stopOnSignal } from "@/server/main/stop-gracefully";
import { recoverUnfinishedWork } from "@/server/services/startup/recover-unfinished-work";
import { runJobs } from "@/server/jobs/run-jobs";

/** A server that does nothing but work at jobs, to be killed by tests. */
const deps = liveDeps();
await recoverUnfinishedWork(deps);
const jobs = runJobs(deps);
stopOnSignal(async () => {
  await jobs.stop();
  await deps.store.close();
});
// Nothing else keeps it alive while no job is at work.
setInterval(() => undefined, 60_000);
console.log("ready");
