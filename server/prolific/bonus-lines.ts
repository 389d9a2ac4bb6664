import { ProlificError } from "./prolific-error";
import { vendorId } from "./vendor-path";

interface BonusLine {
  submissionId: string;
  amountMinor: number;
}

/** Bonuses as the lines that Prolific reads, such as "61a65c06b084910b3f0c00d6,1.50". */
export function bonusLines(bonuses: BonusLine[]): string {
  return bonuses
    .map(({ submissionId, amountMinor }) => `${vendorId(submissionId)},${decimal(amountMinor)}`)
    .join("\n");
}

/** Hundredths as a decimal, without arithmetic that rounds. */
function decimal(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor <= 0) {
    throw new ProlificError("refused", null, "", { cause: new RangeError(`${minor} is not an amount`) });
  }
  const digits = String(minor).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
