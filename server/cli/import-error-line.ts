import type { ImportError } from "@/server/domain/import/contracts";
import { lineErrorSentence } from "@/server/imports/describe-error";

/** One error of an import as `file:line:column: what is wrong`. */
export function importErrorLine({ reason, params, ...place }: ImportError): string {
  return placedLine(place, lineErrorSentence(reason, params));
}

/** A sentence behind the place in a file it is about, and before what stands there. */
export function placedLine(
  { fileName, line, column, found }: Pick<ImportError, "fileName" | "line" | "column" | "found">,
  sentence: string,
): string {
  const place = [fileName, line, ...(column === null ? [] : [column])].join(":");
  const there = found === null || found === "" ? "" : ` There is: ${found}`;
  return `${place}: ${sentence}${there}`;
}
