import { Document, Scalar, visit } from "yaml";
import type { ProtocolComments } from "@/server/domain/protocol/protocol-comments";
import { protocolHeading } from "@/server/domain/protocol/protocol-heading";
import { protocol, type Protocol } from "@/server/domain/protocol/protocol";
import { putComments } from "./protocol-comments";

/** From so many characters on a text gets lines of its own. */
const longText = 80;

/**
 * A protocol as a YAML file: keys in the order of the contract where no file had them otherwise, long texts as they are;
 * equal protocols with equal comments, equal bytes.
 */
export function protocolYaml(content: Protocol, comments: ProtocolComments | null = null): string {
  const head = comments === null || comments.head === "" ? "" : `\n\n${comments.head}`;
  return yamlText(protocol.parse(content), protocolHeading + head, comments);
}

/** A YAML file that begins with a comment. */
export function yamlText(content: object, heading: string, comments: ProtocolComments | null = null): string {
  const document = new Document(content);
  if (comments !== null) putComments(document, comments);
  document.commentBefore = heading;
  visit(document, { Scalar: (_, scalar) => void (isLong(scalar) && (scalar.type = Scalar.BLOCK_LITERAL)) });
  return document.toString({ lineWidth: 0, blockQuote: "literal" });
}

/** A block literal keeps neither carriage returns nor what cannot be printed. */
function isLong({ value }: Scalar): boolean {
  if (typeof value !== "string") return false;
  return (value.includes("\n") || value.length > longText) && !/[^\P{C}\n]|[\u2028\u2029\uFEFF]/u.test(value);
}
