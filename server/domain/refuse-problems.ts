import { DomainError } from "./errors";
import type { FieldProblems } from "./field-problems";

/** Refuses an input whose fields have problems; does nothing where there are none. */
export function refuseProblems(fields: FieldProblems): void {
  const names = Object.keys(fields);
  if (names.length === 0) return;
  throw new DomainError("invalid_input", `This cannot be saved as it is: ${names.join(", ")}.`, { fields });
}
