import type { ImportError } from "@/server/domain/import/contracts";
import { lineErrorSentence } from "@/server/imports/describe-error";

/** One error of an import as `file:line:column: what is wrong`, with the option that mends it if there is one. */
export function importErrorLine({ reason, params, ...place }: ImportError): string {
  const option = mendingOption({ reason, params });
  const sentence = lineErrorSentence(reason, params, place.fileName);
  return placedLine(place, option === null ? sentence : `${sentence} On the command line: ${option}.`);
}

function mendingOption({ reason, params }: Pick<ImportError, "reason" | "params">): string | null {
  switch (reason) {
    case "empty_column_name":
      return `--ignore-column ${params.n}`;
    case "sense_unknown":
      return "--unknown-senses skip leaves such lines out";
    case "decimal_comma":
      return "--decimal-comma";
    case "column_not_chosen":
      return `--text-${params.letter} COLUMN, or --no-header with columns by number`;
    case "field_needed":
      return `--column ${params.name}=COLUMN, or --no-header with columns by number`;
    case "duplicate_column_name":
      return "--no-header with columns by number";
    default:
      return null;
  }
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
