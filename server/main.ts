import { createServer } from "node:http";
import { configuredLocation, readAsideIn } from "@/db/client";
import { dataFolder, engine } from "@/db/engine";
import { holdFolder } from "@/db/hold-folder";
import { migrate } from "@/db/migrate";
import { askDatabase } from "@/db/queries/answering";
import { countActiveJobs } from "@/db/queries/jobs";
import { openReadingThread } from "@/db/reading-thread";
import { liveDeps } from "./deps";
import { openFiles } from "./files/open-files";
import { requireStorage } from "./files/require-storage";
import { countEarlier } from "./main/count-earlier";
import { giveCredits } from "./main/give-credits";
import { greeting } from "./main/greeting";
import { listen } from "./main/listen";
import { openMetrics } from "./main/metrics";
import { operatorDoor } from "./main/operator-door";
import { outliveOutput } from "./main/outlive-output";
import { keepAgreementLive } from "./main/keep-agreement-live";
import { keepAnnotatorFigures } from "./main/keep-annotator-figures";
import { lookAtAgreement } from "./main/look-at-agreement";
import { serveNext } from "./main/serve-next";
import { connectionTimeouts } from "./main/connection-timeouts";
import { watchReadiness } from "./main/readiness";
import { readSettings } from "./main/settings";
import { endConnections, stopGracefully, stopOnSignal, watchAnswers } from "./main/stop-gracefully";
import { keepTellingWebhooks } from "./main/tell-webhooks";
import { keepTakingBack } from "./main/take-back-unfinished";
import { keepRetention } from "./main/keep-retention";
import { keepMailing } from "./main/keep-mailing";
import { sweepLeases } from "./main/sweep-leases";
import { whenItAnswers } from "./main/when-it-answers";
import { workWithProlific } from "./main/work-with-prolific";
import { openCalculator } from "./jobs/calculator";
import { openReaders } from "./jobs/open-readers";
import { runJobs } from "./jobs/run-jobs";
import { requireCopiedFiles } from "./services/copy/copy-files";
import { settleRestored } from "./services/copy/settle-restored";
import { shareReaders } from "./services/import/shared-reading";
import { knownRefusal } from "./refusal";
import { firstSetupLink } from "./services/startup/first-setup-link";
import { forgetServerAddress, noteServerAddress } from "./services/startup/server-address";
import { recoverUnfinishedWork } from "./services/startup/recover-unfinished-work";
import { demoSlug, seedDemo } from "./services/startup/seed-demo";

async function main(): Promise<void> {
  outliveOutput([process.stdout, process.stderr]);
  const dev = process.argv.includes("--dev");
  // Next and React choose their development or production halves by it when they are first asked for a page.
  Object.assign(process.env, { NODE_ENV: dev ? "development" : "production" });
  const settings = readSettings(process.env);
  if (engine === "sqlite") holdFolder(dataFolder());
  const files = await openFiles();
  await whenItAnswers("file storage", () => requireStorage(files), console.error);
  await requireCopiedFiles(files);
  await settleRestored(files, dataFolder());
  const location = configuredLocation();
  await whenItAnswers("database", () => migrate(location), console.error);
  if ("file" in location) readAsideIn(openReadingThread(location.file));
  const deps = liveDeps();
  await recoverUnfinishedWork(deps);
  await seedDemo(deps).catch(unlessMadeElsewhere);
  const metrics = openMetrics({ activeJobs: () => countActiveJobs(deps.store.read) });
  const readiness = watchReadiness(() => askDatabase(deps.store));
  const { trustProxy, metricsToken } = settings;
  const operators = operatorDoor({ metrics, readiness, metricsToken });
  const { listener, upgrade } = await serveNext(deps, { dev, trustProxy, metrics, operators });
  const server = createServer(connectionTimeouts, listener);
  const answers = watchAnswers(server);
  if (upgrade !== null) server.on("upgrade", (...request) => void upgrade(...request));
  await listen(server, settings);
  const calculator = openCalculator();
  const jobs = runJobs(deps, calculator);
  const readers = openReaders();
  shareReaders(readers);
  stopOnSignal(async () => {
    readiness.noteStopping();
    await endConnections(answers, settings.drainSeconds);
    await Promise.all([jobs.stop(), stopGracefully(server, answers)]);
    readers.stop();
    forgetServerAddress(settings.address);
    await deps.store.close();
  });
  sweepLeases(deps);
  workWithProlific(deps);
  keepMailing(deps);
  giveCredits(deps);
  keepTakingBack(deps);
  keepRetention(deps);
  lookAtAgreement(deps);
  keepTellingWebhooks(deps);
  keepAgreementLive(deps, calculator);
  keepAnnotatorFigures(deps, calculator);
  countEarlier(deps);
  const { address } = settings;
  noteServerAddress(address);
  const setupToken = await firstSetupLink(deps);
  for (const line of greeting({ address, setupToken, demoSlug, dataFolder: dataFolder() })) console.log(line);
}

/** Another process may take back a launch of the demo, or have made it by now; then the next start finishes it. */
function unlessMadeElsewhere(error: unknown): void {
  const reason = knownRefusal(error)?.reason;
  if (reason !== "slug_taken" && reason !== "conflict" && reason !== "project_not_draft") throw error;
}

main().catch((cause: unknown) => {
  const error = knownRefusal(cause) ?? cause;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
