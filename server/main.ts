import { createServer } from "node:http";
import { configuredLocation } from "@/db/client";
import { dataFolder } from "@/db/engine";
import { migrate } from "@/db/migrate";
import { liveDeps } from "./deps";
import { greeting } from "./main/greeting";
import { listen } from "./main/listen";
import { keepAgreementLive } from "./main/keep-agreement-live";
import { lookAtAgreement } from "./main/look-at-agreement";
import { serveNext } from "./main/serve-next";
import { readSettings } from "./main/settings";
import { stopGracefully, stopOnSignal } from "./main/stop-gracefully";
import { sweepLeases } from "./main/sweep-leases";
import { openCalculator } from "./jobs/calculator";
import { runJobs } from "./jobs/run-jobs";
import { firstSetupLink } from "./services/startup/first-setup-link";
import { recoverUnfinishedWork } from "./services/startup/recover-unfinished-work";
import { demoSlug, seedDemo } from "./services/startup/seed-demo";

async function main(): Promise<void> {
  const dev = process.argv.includes("--dev");
  // Next and React choose their development or production halves by it when they are first asked for a page.
  Object.assign(process.env, { NODE_ENV: dev ? "development" : "production" });
  const settings = readSettings(process.env);
  await migrate(configuredLocation());
  const deps = liveDeps();
  await recoverUnfinishedWork(deps);
  await seedDemo(deps);
  const { listener, upgrade } = await serveNext(deps, { dev, trustProxy: settings.trustProxy });
  const server = createServer(listener);
  if (upgrade !== null) server.on("upgrade", (...request) => void upgrade(...request));
  await listen(server, settings);
  const calculator = openCalculator();
  const jobs = runJobs(deps, calculator);
  stopOnSignal(async () => {
    await Promise.all([jobs.stop(), stopGracefully(server)]);
    await deps.store.close();
  });
  sweepLeases(deps);
  lookAtAgreement(deps);
  keepAgreementLive(deps, calculator);
  const { address } = settings;
  const setupToken = await firstSetupLink(deps);
  for (const line of greeting({ address, setupToken, demoSlug, dataFolder: dataFolder() })) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
