import type { FieldProblem } from "@/server/domain/field-problems";

/** What each fault of a protocol file has to name; a field is its path, such as settings.stopping.onStop. */
interface ProtocolFaultParams {
  file_too_large: { megabytes: number };
  not_utf8: Record<string, never>;
  too_complex: Record<string, never>;
  /** A part of the file is repeated by its name, as YAML allows. */
  has_alias: Record<string, never>;
  /** `problem` is an English sentence of the YAML reader. */
  broken_yaml: { problem: string };
  not_a_protocol: Record<string, never>;
  format_missing: { format: number };
  newer_format: { found: number; format: number };
  unknown_key: { field: string; meant: string | null };
  repeated_key: { field: string };
  not_one_of: { field: string; values: readonly string[]; meant: string | null };
  wrong_type: { field: string; expected: ValueType };
  wrong_field: { field: string; problem: FieldProblem };
  too_many_entries: { field: string; maximum: number };
}
type ProtocolFaultReason = keyof ProtocolFaultParams;

/** What a value can be asked to be. */
export type ValueType = "number" | "text" | "true or false" | "list" | "section";

/** Where in a protocol file something is wrong; lines and columns count from 1. */
export interface ProtocolPlace {
  line: number;
  column: number;
}

export type ProtocolFault = ProtocolPlace &
  { [R in ProtocolFaultReason]: { reason: R; params: ProtocolFaultParams[R] } }[ProtocolFaultReason];

/** A file that is no protocol as it is, with what was found wrong in it, by line: at most fifty faults. */
export class FaultyProtocol extends Error {
  override name = "FaultyProtocol";

  constructor(readonly faults: readonly ProtocolFault[]) {
    super(`The protocol cannot be read: ${faults.length} ${faults.length === 1 ? "error" : "errors"}.`);
  }
}
