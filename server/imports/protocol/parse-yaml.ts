import { CST, Lexer, LineCounter, Parser, parseDocument, type Document } from "yaml";
import {
  FaultyProtocol,
  type ProtocolFault,
  type ProtocolPlace,
} from "@/server/domain/protocol/protocol-fault";

const maxBytes = 1_000_000;
const maxDepth = 64;
/** A protocol with everything in it has a few thousand; the time that reading takes grows with their square. */
const maxLexemes = 40_000;

/** A YAML file, and where in it a character is. */
export interface ParsedYaml {
  document: Document;
  placeOf: (offset: number) => ProtocolPlace;
}

const start: ProtocolPlace = { line: 1, column: 1 };

function refuse(fault: ProtocolFault): never {
  throw new FaultyProtocol([fault]);
}

/**
 * Parses one YAML document without references, of at most 1 MB.
 * @throws FaultyProtocol `file_too_large`, `not_utf8`, `too_complex`, `has_alias`, `broken_yaml`.
 */
export function parseYaml(bytes: Uint8Array): ParsedYaml {
  if (bytes.length > maxBytes) {
    refuse({ ...start, reason: "file_too_large", params: { megabytes: maxBytes / 1_000_000 } });
  }
  const text = textOf(bytes);
  const lines = new LineCounter();
  const placeOf = (offset: number): ProtocolPlace => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  refuseBombs(text);
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    // Comparing each key with all before it takes long in a file made for that; keys are compared later.
    uniqueKeys: false,
  });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) {
    refuse({ ...placeOf(broken.pos[0]), reason: "broken_yaml", params: { problem: broken.message } });
  }
  return { document, placeOf };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse({ ...start, reason: "not_utf8", params: {} });
  }
}

/** Refuses what would keep the parser busy for minutes or overflow its stack, by tokens alone. */
function refuseBombs(text: string): void {
  const parser = new Parser();
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const place = () => placeIn(text, parser.offset);
    if (CST.tokenType(lexeme) === "alias") refuse({ ...place(), reason: "has_alias", params: {} });
    // The parser hands its tokens over one by one, and only how deep it is matters here.
    for (const _ of parser.next(lexeme));
    count += 1;
    if (parser.stack.length > maxDepth || count > maxLexemes) {
      refuse({ ...place(), reason: "too_complex", params: {} });
    }
  }
}

function placeIn(text: string, offset: number): ProtocolPlace {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
