import { InvalidArgumentError } from "commander";
import { parseNumberCell } from "@/server/imports/parse-number";
import type { SampleOrder } from "@/server/domain/sample/sample-order";
import { similarityBands } from "@/server/stats/sampling/similarity-bands";
import type { SplitPart } from "@/server/stats/sampling/split-by-shares";

const maxPerBand = 1_000_000;

/** What the command line says, as commander reads it. */
export interface SampleOptions extends SampleOrder {
  json?: boolean;
}

/** Reads where bands begin. */
export function bandStarts(text: string): number[] {
  const starts = text.split(",").map(parseNumberCell);
  const ascends = starts.every((start, at) => start !== null && start <= 1 && start > (starts[at - 1] ?? -1));
  if (ascends && (starts[0] ?? -1) >= 0) return starts.flatMap((start) => start ?? []);
  throw new InvalidArgumentError(
    "Write ascending numbers from 0 to 1 with commas between, such as 0.4,0.5,0.6,0.7,0.8.",
  );
}

/** Reads how many pairs to draw from each band. */
export function pairsPerBand(text: string): number[] {
  const cells = text.split(",");
  if (cells.every((cell) => /^\d{1,7}$/.test(cell.trim()) && Number(cell) <= maxPerBand))
    return cells.map(Number);
  throw new InvalidArgumentError(
    "Write a whole number, or one for each band with commas between, such as 0,150,150.",
  );
}

/** Refuses an end before the last band begins, and other than one number or one for each band. */
export function refuseOtherBands({ bands, upTo, perBand }: SampleOptions): void {
  const isOne = bands.length > 1 || (bands[0] ?? 0) < upTo;
  if (!isOne || (bands.at(-1) ?? 0) > upTo)
    throw new InvalidArgumentError(
      "--up-to is where the last band ends. Write a number after its start, such as 0.9.",
    );
  const n = similarityBands(bands, upTo).length;
  if (perBand.length !== 1 && perBand.length !== n)
    throw new InvalidArgumentError(
      `--per-band has ${perBand.length} numbers for ${n} bands. Write one, or ${n}.`,
    );
}

/** Reads one quota, a stratum with its number, into those given so far. */
export function collectQuota(text: string, before: ReadonlyMap<string, number>): Map<string, number> {
  const [, stratum = "", digits = ""] = /^(.+):(\d{1,7})$/s.exec(text) ?? [];
  if (stratum === "")
    throw new InvalidArgumentError("Write a stratum, a colon and a number, such as news:100.");
  if (before.has(stratum))
    throw new InvalidArgumentError(`${stratum} has a quota already. Write one for each.`);
  return new Map([...before, [stratum.trim(), Number(digits)]]);
}

/** Reads the parts of a split with their shares. */
export function splitParts(text: string): SplitPart[] {
  const parts = text.split(",").map((part) => {
    const colon = part.lastIndexOf(":");
    return {
      name: part.slice(0, Math.max(colon, 0)).trim(),
      share: parseNumberCell(part.slice(colon + 1)) ?? 0,
    };
  });
  const names = new Set(parts.map(({ name }) => name));
  const whole = parts.reduce((total, { share }) => total + share, 0);
  const isWhole = Math.abs(whole - 1) < 1e-9 && parts.every(({ share }) => share > 0);
  if (isWhole && names.size === parts.length && !names.has("")) return parts;
  throw new InvalidArgumentError("Write names with shares that add up to 1, such as train:0.5,test:0.5.");
}

/** Refuses options of the other kind of file: one with pairs, or with --cluster one with texts. */
export function refuseOtherKind(options: SampleOptions): void {
  const { cluster, stratum, bags, text, textA, textB, within, across, quota } = options;
  const ofTexts = { "--text": text, "--within": within, "--across": across };
  const ofPairs = { "--stratum": stratum, "--bags": bags, "--text-a": textA, "--text-b": textB };
  const wrong = Object.entries(cluster === undefined ? ofTexts : ofPairs).find(
    ([, value]) => value !== undefined,
  );
  if (wrong !== undefined)
    throw new InvalidArgumentError(
      cluster === undefined
        ? `${wrong[0]} goes with --cluster, for a file with one text a line.`
        : `${wrong[0]} is for a file of pairs. --cluster reads a file with one text a line.`,
    );
  if (stratum !== undefined && bags !== undefined)
    throw new InvalidArgumentError("--stratum and --bags both separate pairs. Name one of the two.");
  if (quota.size > 0 && cluster === undefined && stratum === undefined && bags === undefined)
    throw new InvalidArgumentError("--quota goes with --stratum, --bags or --cluster.");
}
