import { createServer } from "node:http";
import { configuredLocation } from "@/db/client";
import { dataFolder } from "@/db/engine";
import { holdFolder } from "@/db/hold-folder";
import { migrate } from "@/db/migrate";
import { liveDeps } from "@/server/deps";
import { apiHandler } from "@/server/api/programs/api-handler";
import { listen } from "@/server/main/listen";
import { readSettings } from "@/server/main/settings";
import { sweepLeases } from "@/server/main/sweep-leases";
import { recoverUnfinishedWork } from "@/server/services/startup/recover-unfinished-work";

// The product's server without its pages, so that it is up again soon after it was killed.
holdFolder(dataFolder());
await migrate(configuredLocation());
const deps = liveDeps();
await recoverUnfinishedWork(deps);
const handle = apiHandler(deps);
await listen(
  createServer((request, response) => void handle(request, response)),
  readSettings(process.env),
);
sweepLeases(deps);
console.log("ready");
