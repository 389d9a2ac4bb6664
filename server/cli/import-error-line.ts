import type { ImportError } from "@/server/domain/import/contracts";
import { lineErrorSentence } from "@/server/imports/describe-error";

/** One error of an import as `file:line:column: what is wrong`. */
export function importErrorLine({ fileName, line, column, reason, params, found }: ImportError): string {
  const place = [fileName, line, ...(column === null ? [] : [column])].join(":");
  const there = found === null || found === "" ? "" : ` There is: ${found}`;
  return `${place}: ${lineErrorSentence(reason, params)}${there}`;
}
