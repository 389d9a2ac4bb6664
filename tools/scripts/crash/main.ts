import { parseArgs } from "node:util";
import { ensureBuilt } from "../build.mjs";
import { startPgbouncer } from "../test-postgres/pgbouncer";
import { startTestPostgres } from "../test-postgres/server";
import type { CrashPlan, CrashReport } from "./run-crash";

const usage =
  "Usage: npm run crash -- [--server whole|api] [--engine sqlite|postgres] [--servers 1] [--pooler] [--failover] [--kills 10] [--seed 1] [--answers 80]";

const { values } = parseArgs({
  options: {
    server: { type: "string", default: "whole" },
    engine: { type: "string", default: "sqlite" },
    servers: { type: "string", default: "1" },
    pooler: { type: "boolean", default: false },
    failover: { type: "boolean", default: false },
    kills: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    answers: { type: "string", default: "80" },
  },
});

/** @returns null when the command line asks for something that there is not */
function planOf({ server, engine, pooler, failover, ...numbers }: typeof values): CrashPlan | null {
  const { kills, seed, answers } = numbers;
  const plan = {
    servers: Number(numbers.servers),
    kills: Number(kills),
    seed: Number(seed),
    answersBetween: Number(answers),
  };
  const isCount = (value: number) => Number.isInteger(value) && value > 0;
  if ((server !== "whole" && server !== "api") || !["sqlite", "postgres"].includes(engine)) return null;
  if (![plan.kills, plan.answersBetween, plan.servers].every(isCount) || !Number.isInteger(plan.seed))
    return null;
  const needsPostgres = plan.servers > 1 || pooler || failover;
  if ((needsPostgres && engine === "sqlite") || (pooler && failover)) return null;
  return { ...plan, server, annotators: 64 };
}

/** The schema chooses its engine when it is read, so the address stands before anything is loaded. */
async function runOn({ engine, pooler, failover }: typeof values, plan: CrashPlan): Promise<CrashReport> {
  process.env.DATABASE_URL = "";
  if (engine === "sqlite") return (await import("./run-crash")).runCrash(plan);
  process.env.DATABASE_URL = "postgres://localhost/set-for-each-run";
  const { runCrashOnPostgres, runFailover } = await import("./on-postgres");
  if (failover) return runFailover(plan);
  const postgres = await startTestPostgres();
  const pgbouncer = pooler ? await startPgbouncer(postgres.databaseUrl) : null;
  try {
    if (pooler && pgbouncer === null) throw new Error("Without pgbouncer nothing goes through it.");
    if (pgbouncer !== null) console.log(`Through pgbouncer ${pgbouncer.version} in transaction mode.`);
    return await runCrashOnPostgres(plan, postgres.databaseUrl, pgbouncer?.through);
  } finally {
    await pgbouncer?.stop();
    await postgres.stop();
  }
}

function print(report: CrashReport): void {
  console.log(
    `${report.acknowledged} submissions were answered, ${report.fromBrowsers} of them to browsers; ` +
      `${report.asked} requests had to be sent again, and ${report.reloads} pages were loaded anew.\n` +
      `${report.rows} rows were compared.`,
  );
  for (const problem of report.problems) console.error(problem);
  const isKept = report.problems.length === 0;
  console.log(isKept ? "Nothing that was answered is lost." : "What was promised was not kept.");
  process.exitCode = isKept ? 0 : 1;
}

const plan = planOf(values);
if (plan === null) {
  console.error(usage);
  process.exit(2);
}
if (plan.server === "whole" && !(await ensureBuilt())) process.exit(1);
const what = plan.server === "whole" ? "The whole server" : "The programs' API";
const each = plan.servers > 1 ? `, ${plan.servers} times over,` : "";
console.log(
  `${what}${each} on ${values.engine}, ${values.failover ? "whose primary is" : "is"} killed ${plan.kills} times while ${plan.annotators} annotators judge (seed ${plan.seed}).`,
);
print(await runOn(values, plan));
