import { CommanderError, InvalidArgumentError } from "commander";
import { ZodError } from "zod";
import { DomainError } from "@/server/domain/errors";
import { importError } from "@/server/domain/import/contracts";
import { fieldProblems, type FieldProblems } from "@/server/domain/field-problems";
import { launchGap } from "@/server/domain/project/launch";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { knownRefusal } from "@/server/refusal";
import { importErrorLine, placedLine } from "./import-error-line";
import { fieldLines } from "./field-line";
import { launchGapSentence } from "./launch-gap-sentence";

const dataAtFault = 1;
const commandLineAtFault = 2;

/** Says on standard error what went wrong; the exit code tells whether the data or the command line are at fault. */
export function exitCodeOf(cause: unknown): number {
  const error = knownRefusal(cause) ?? cause;
  // Commander says itself what is wrong with an option, but not with what a command finds out later.
  if (error instanceof InvalidArgumentError) console.error(`error: ${error.message}`);
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : commandLineAtFault;
  if (error instanceof ZodError) {
    for (const line of fieldLines(fieldProblems(error))) console.error(`error: ${line}`);
    return commandLineAtFault;
  }
  if (error instanceof FaultyTable) {
    for (const { sentence, ...place } of error.faults)
      console.error(placedLine({ ...place, fileName: error.fileName }, sentence));
    console.error(`error: ${error.message}`);
    return dataAtFault;
  }
  if (error instanceof DomainError) {
    for (const line of lineErrors(error)) console.error(line);
    console.error([`error: ${error.message}`, ...listedIn(error)].join("\n"));
    return dataAtFault;
  }
  console.error(error instanceof Error ? `error: ${error.message}` : error);
  return dataAtFault;
}

function lineErrors({ details }: DomainError): string[] {
  const errors = importError.array().safeParse(details.errors);
  return errors.success ? errors.data.map(importErrorLine) : [];
}

/** What a refusal lists one by one: what a launch still lacks, or fields and what is wrong with them. */
function listedIn({ details }: DomainError): string[] {
  const gaps = launchGap.array().safeParse(details.gaps);
  if (gaps.success) return gaps.data.map((gap) => `- ${launchGapSentence(gap)}`);
  return fieldLines((details.fields ?? {}) as FieldProblems).map((line) => `- ${line}`);
}
