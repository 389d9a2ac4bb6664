import { Document, Scalar, visit } from "yaml";
import { protocol, type Protocol } from "@/server/domain/protocol/protocol";

const heading = ` Protocol of a Touchstone project: what its organizer decides, without items, people and answers.
 A setting that is left out is the preset's.`;

/** From so many characters on a text gets lines of its own. */
const longText = 80;

/** A protocol as a YAML file: keys in the order of the contract, long texts as they are; equal protocols, equal bytes. */
export function protocolYaml(content: Protocol): string {
  return yamlText(protocol.parse(content), heading);
}

/** A YAML file that begins with a comment. */
export function yamlText(content: object, comment: string): string {
  const document = new Document(content);
  document.commentBefore = comment;
  visit(document, { Scalar: (_, scalar) => void (isLong(scalar) && (scalar.type = Scalar.BLOCK_LITERAL)) });
  return document.toString({ lineWidth: 0, blockQuote: "literal" });
}

/** A block literal keeps neither carriage returns nor what cannot be printed. */
function isLong({ value }: Scalar): boolean {
  if (typeof value !== "string") return false;
  return (value.includes("\n") || value.length > longText) && !/[^\P{C}\n]|[\u2028\u2029\uFEFF]/u.test(value);
}
