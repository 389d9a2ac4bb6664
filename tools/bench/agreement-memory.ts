import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { JudgmentsSize } from "./make-judgments";

/** The peak of a process that computes alpha of so much data, in MB, by the kind of memory. */
export interface Peak {
  judgments: number;
  peakMb: number;
  tableMb: number;
}

const program = fileURLToPath(new URL("./agreement-peak.ts", import.meta.url));
const maxMb = 300;

/** Peak memory of a process of its own on half the data, on all, and on twice as much. */
export async function measurePeaks(size: JudgmentsSize): Promise<void> {
  for (const share of [0.5, 1, 2]) {
    const { judgments, peakMb, tableMb } = await peakOf({ ...size, items: size.items * share });
    const held = share === 1 ? `   bar ${maxMb} MB${peakMb < maxMb ? "" : ": MISSED"}` : "";
    console.log(
      `  ${judgments.toLocaleString("en")} judgments: table ${tableMb.toFixed(1)} MB, peak of the process ${peakMb.toFixed(0)} MB${held}`,
    );
  }
}

function peakOf(size: JudgmentsSize): Promise<Peak> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [JSON.stringify(size)]);
    child.once("message", (peak) => resolve(peak as Peak));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The process that measures memory ended with ${code}.`)));
  });
}
