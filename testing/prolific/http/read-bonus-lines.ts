import { require400 } from "../rules/vendor-refusal";

/** Reads lines such as "61a65c06b084910b3f0c00d6,1.50" into minor units. */
export function readBonusLines(lines: string): { submissionId: string; amountMinor: number }[] {
  return lines
    .trim()
    .split(/\r?\n/)
    .map((line) => {
      const parts = /^([\w-]+),(\d+)(?:\.(\d{1,2}))?$/.exec(line);
      require400(parts !== null, `csv_bonuses: "${line}" is no line of an id and an amount.`);
      const [, submissionId = "", whole = "", hundredths = ""] = parts;
      return { submissionId, amountMinor: Number(whole) * 100 + Number(hundredths.padEnd(2, "0")) };
    });
}
