import { InvalidArgumentError } from "commander";
import { parseNumberCell } from "@/server/imports/parse-number";

/** Reads an option that is a number from `least` to `most`. */
export function numberFrom(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = parseNumberCell(text);
    if (number !== null && number >= least && number <= most) return number;
    throw new InvalidArgumentError(
      most === Infinity ? `Write a number, ${least} or more.` : `Write a number from ${least} to ${most}.`,
    );
  };
}

export function wholeNumberFrom(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = numberFrom(least, most)(text);
    if (Number.isInteger(number)) return number;
    throw new InvalidArgumentError(`Write a whole number from ${least} to ${most}.`);
  };
}
