import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { compiledProgram } from "../compiled-program";
import { joinLogs, type CrowdLog, type CrowdPlan } from "./crowd";

/** Shares a crowd out over several processes that work on one PostgreSQL database at the same time. */
export async function runInProcesses(
  databaseUrl: string,
  plan: CrowdPlan,
  processes: number,
): Promise<CrowdLog> {
  const script = await compiledProgram("testing/crowd/process.ts");
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-crowd-"));
  const runOne = async (part: CrowdPlan): Promise<CrowdLog> => {
    const file = path.join(folder, `${part.seed}.json`);
    writeFileSync(file, JSON.stringify(part));
    const { stdout } = await promisify(execFile)(process.execPath, [script, file], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout) as CrowdLog;
  };
  try {
    return joinLogs(await Promise.all(partsOf(plan, processes).map(runOne)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function partsOf(plan: CrowdPlan, processes: number): CrowdPlan[] {
  return Array.from({ length: processes }, (_, part) => ({
    ...plan,
    actors: plan.actors.filter((_actor, at) => at % processes === part),
    acts: Math.ceil(plan.acts / processes),
    batchActs: Math.ceil((plan.batchActs ?? 0) / processes),
    ...(plan.remarks && { remarks: { ...plan.remarks, acts: Math.ceil(plan.remarks.acts / processes) } }),
    seed: plan.seed * processes + part,
  }));
}
