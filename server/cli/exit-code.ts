import { CommanderError, InvalidArgumentError } from "commander";
import { ZodError } from "zod";
import { DomainError } from "@/server/domain/errors";
import { importError } from "@/server/domain/import/contracts";
import { fieldProblems } from "@/server/domain/field-problems";
import { importErrorLine } from "./import-error-line";

const dataAtFault = 1;
const commandLineAtFault = 2;

/** Says on standard error what went wrong; the exit code tells whether the data or the command line are at fault. */
export function exitCodeOf(error: unknown): number {
  // Commander says itself what is wrong with an option, but not with what a command finds out later.
  if (error instanceof InvalidArgumentError) console.error(`error: ${error.message}`);
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : commandLineAtFault;
  if (error instanceof ZodError) {
    for (const [field, { reason }] of Object.entries(fieldProblems(error))) {
      console.error(`error: ${field} cannot be taken as it is (${reason.replaceAll("_", " ")})`);
    }
    return commandLineAtFault;
  }
  if (error instanceof DomainError) {
    for (const line of lineErrors(error)) console.error(line);
    console.error(`error: ${error.message}${gapsOf(error)}`);
    return dataAtFault;
  }
  console.error(error instanceof Error ? `error: ${error.message}` : error);
  return dataAtFault;
}

function lineErrors({ details }: DomainError): string[] {
  const errors = importError.array().safeParse(details.errors);
  return errors.success ? errors.data.map(importErrorLine) : [];
}

/** The reasons that a refusal lists one by one, such as what a launch still lacks. */
function gapsOf({ details }: DomainError): string {
  const listed = details.gaps ?? details.fields;
  return listed === undefined ? "" : `\n${JSON.stringify(listed, null, 2)}`;
}
