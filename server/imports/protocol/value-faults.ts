import type { z } from "zod";
import { fieldProblems } from "@/server/domain/field-problems";
import { nearestWord } from "@/server/domain/protocol/nearest-word";
import type { ProtocolFault, ProtocolPlace, ValueType } from "@/server/domain/protocol/protocol-fault";

type Issue = z.core.$ZodIssue;
type Locate = (path: readonly PropertyKey[]) => ProtocolPlace;

const types: Partial<Record<string, ValueType>> = {
  number: "number",
  string: "text",
  boolean: "true or false",
  array: "list",
  object: "section",
};

/** What a contract found wrong with the values of a file, each in its place. */
export function valueFaults({ issues }: z.ZodError, locate: Locate): ProtocolFault[] {
  return issues.flatMap((issue) => plainFault(issue, locate) ?? fieldFaults(issue, locate));
}

/** Faults whose sentence names what can be written instead. */
function plainFault(issue: Issue, locate: Locate): ProtocolFault[] | null {
  const place = locate(issue.path);
  const field = issue.path.join(".");
  if (issue.code === "invalid_value" && issue.input === undefined) {
    const problem = { reason: "missing", params: {} } as const;
    return [{ ...place, reason: "wrong_field", params: { field, problem } }];
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return [
      { ...place, reason: "not_one_of", params: { field, values, meant: meantOf(issue.input, values) } },
    ];
  }
  const expected = issue.code === "invalid_type" ? types[issue.expected] : undefined;
  if (expected !== undefined && issue.code === "invalid_type" && issue.input !== undefined) {
    return [{ ...place, reason: "wrong_type", params: { field, expected } }];
  }
  if (issue.code === "too_big" && issue.origin === "array") {
    return [{ ...place, reason: "too_many_entries", params: { field, maximum: Number(issue.maximum) } }];
  }
  return null;
}

const meantOf = (found: unknown, values: readonly string[]) =>
  typeof found === "string" ? nearestWord(found, values) : null;

function fieldFaults(issue: Issue, locate: Locate): ProtocolFault[] {
  const problems = fieldProblems({ issues: [issue] } as z.ZodError);
  return Object.entries(problems).map(([field, problem]) => ({
    ...locate(field.split(".")),
    reason: "wrong_field",
    params: { field, problem },
  }));
}
