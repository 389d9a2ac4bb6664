import { z } from "zod";
import type { FieldProblem } from "@/server/domain/field-problems";
import { presetNames, presets } from "@/server/domain/preset/presets";
import { checkProtocol } from "@/server/domain/protocol/check-protocol";
import { nearestWord } from "@/server/domain/protocol/nearest-word";
import { completedProtocol } from "@/server/domain/protocol/preset-protocol";
import type { ProtocolComments } from "@/server/domain/protocol/protocol-comments";
import { protocol, protocolFormat, type Protocol } from "@/server/domain/protocol/protocol";
import { unknownKeys } from "@/server/domain/protocol/unknown-keys";
import { placeAt } from "./place-at";
import { parseYaml, type ParsedYaml } from "./parse-yaml";
import { FaultyProtocol, type ProtocolFault } from "@/server/domain/protocol/protocol-fault";
import { readComments } from "./read-comments";
import { repeatedKeys } from "./repeated-keys";
import { valueFaults } from "./value-faults";

const mostFaults = 50;

/** A protocol, and what an organizer wrote around it. */
export interface CommentedProtocol {
  protocol: Protocol;
  comments: ProtocolComments | null;
}

/**
 * The protocol in a YAML or JSON file of at most 1 MB. Only format, name, language and preset are needed; dimensions,
 * scale, test pairs and settings that are left out are the preset's.
 * @throws FaultyProtocol with everything that is wrong with it, by line.
 */
export function readProtocol(bytes: Uint8Array): Protocol {
  return readCommentedProtocol(bytes).protocol;
}

/** The same with the comments and the order of keys that the file has. */
export function readCommentedProtocol(bytes: Uint8Array): CommentedProtocol {
  const yaml = parseYaml(bytes);
  const content = z.record(z.string(), z.unknown()).safeParse(yaml.document.toJS({ maxAliasCount: 0 }));
  if (!content.success) {
    throw new FaultyProtocol([{ line: 1, column: 1, reason: "not_a_protocol", params: {} }]);
  }
  refuseOtherFormats(yaml, content.data.format);
  const preset = z.enum(presetNames).safeParse(content.data.preset);
  const given = preset.success ? completedProtocol(content.data, preset.data) : content.data;
  const parsed = protocol.safeParse(given, { reportInput: true });
  const faults = [...repeatedKeys(yaml), ...unknownFaults(yaml, content.data), ...wrongValues(yaml, parsed)];
  if (!parsed.success || faults.length > 0) throw new FaultyProtocol(inOrder(faults));
  return { protocol: parsed.data, comments: readComments(yaml.document, parsed.data) };
}

function refuseOtherFormats(yaml: ParsedYaml, found: unknown): void {
  if (found === protocolFormat) return;
  const place = placeAt(yaml, ["format"]);
  const isNewer = typeof found === "number" && found > protocolFormat;
  throw new FaultyProtocol([
    isNewer
      ? { ...place, reason: "newer_format", params: { found, format: protocolFormat } }
      : { ...place, reason: "format_missing", params: { format: protocolFormat } },
  ]);
}

function unknownFaults(yaml: ParsedYaml, content: Record<string, unknown>): ProtocolFault[] {
  return unknownKeys(protocol, content).map(({ path, known }) => ({
    ...placeAt(yaml, path),
    reason: "unknown_key",
    params: { field: path.join("."), meant: nearestWord(String(path.at(-1)), known) },
  }));
}

/** What is wrong with single values; where nothing is, what contradicts something else. */
function wrongValues(yaml: ParsedYaml, parsed: z.ZodSafeParseResult<Protocol>): ProtocolFault[] {
  const place = (path: readonly PropertyKey[]) => placeAt(yaml, path);
  // Before the preset is known nothing else is, so that all it would bring seems to be missing.
  if (!parsed.success) {
    const ofPreset = parsed.error.issues.filter(({ path }) => path[0] === "preset");
    return valueFaults(ofPreset.length > 0 ? new z.ZodError(ofPreset) : parsed.error, place);
  }
  return Object.entries(checkProtocol(parsed.data)).map(([field, problem]) => ({
    ...place(field.split(".")),
    ...contradiction(parsed.data, field, problem),
  }));
}

function contradiction({ preset }: Protocol, field: string, problem: FieldProblem) {
  const { reason, params } = problem;
  if (reason === "too_large" && (field === "dimensions" || field === "testPairs")) {
    return { reason: "too_many_entries", params: { field, maximum: params.maximum } } as const;
  }
  if (reason === "wrong_form" && field.startsWith("dimensions.")) {
    const own = presets[preset].dimensions[Number(field.split(".")[1])];
    const values = own === undefined ? [] : [own.name];
    return { reason: "not_one_of", params: { field, values, meant: null } } as const;
  }
  return { reason: "wrong_field", params: { field, problem } } as const;
}

function inOrder(faults: readonly ProtocolFault[]): ProtocolFault[] {
  return [...faults]
    .sort((one, other) => one.line - other.line || one.column - other.column)
    .slice(0, mostFaults);
}
