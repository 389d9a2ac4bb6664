import { measureAgreement } from "./agreement";
import { measureCommits } from "./commits";
import { measureLeasing } from "./leasing";
import { measureMachines } from "./machines";
import { measureOrganizerReads } from "./organizer-reads";
import { measurePage } from "./page";
import { measurePolicies } from "./policies";
import { measureQuiet } from "./quiet";
import { measureRelease } from "./release";
import { measureScale } from "./scale/scale";
import { measureThroughput } from "./throughput";
import { printYardstick } from "./yardstick";

const benchmarks = {
  page: measurePage,
  throughput: measureThroughput,
  leasing: measureLeasing,
  commits: measureCommits,
  machines: measureMachines,
  agreement: measureAgreement,
  release: measureRelease,
  policies: measurePolicies,
  quiet: measureQuiet,
  reads: measureOrganizerReads,
  scale: measureScale,
};

/** Runs the benchmarks that are named, or all of them. */
async function runBenchmarks(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown !== undefined) {
    console.error(`${unknown} is no benchmark. There are ${Object.keys(benchmarks).join(", ")}.`);
    return 2;
  }
  await printYardstick();
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}`);
    await measure();
  }
  return 0;
}

// A name may be written like an option: `--page`.
process.exitCode = await runBenchmarks(process.argv.slice(2).map((name) => name.replace(/^--/, "")));
