import type { ProtocolFault } from "@/server/domain/protocol/protocol-fault";

/** Characters that fit a request; a protocol has texts and settings, but no items. */
const mostCharacters = 900_000;

const megabytes = 0.9;

/** The text of a chosen protocol file, or why it can be none. */
export async function protocolTextOf(
  file: Pick<File, "size" | "arrayBuffer">,
): Promise<{ text: string } | { fault: ProtocolFault }> {
  const start = { line: 1, column: 1 };
  if (file.size > mostCharacters) {
    return { fault: { ...start, reason: "file_too_large", params: { megabytes } } };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { fault: { ...start, reason: "not_utf8", params: {} } };
  }
}
