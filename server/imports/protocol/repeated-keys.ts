import { isMap, isSeq } from "yaml";
import { nameOf } from "./place-at";
import type { ParsedYaml } from "./parse-yaml";
import type { ProtocolFault } from "@/server/domain/protocol/protocol-fault";

/** Keys that a section of the file has a second time. */
export function repeatedKeys({ document, placeOf }: ParsedYaml): ProtocolFault[] {
  return within(document.contents, []);

  function within(node: unknown, path: readonly string[]): ProtocolFault[] {
    if (isSeq(node)) return node.items.flatMap((item, at) => within(item, [...path, String(at)]));
    if (!isMap(node)) return [];
    const seen = new Set<string>();
    return node.items.flatMap((pair) => {
      const own = [...path, nameOf(pair)];
      const isRepeated = seen.has(nameOf(pair));
      seen.add(nameOf(pair));
      const offset = (pair.key as { range?: [number, number, number] | null }).range?.[0] ?? 0;
      const fault: ProtocolFault = {
        ...placeOf(offset),
        reason: "repeated_key",
        params: { field: own.join(".") },
      };
      return [...(isRepeated ? [fault] : []), ...within(pair.value, own)];
    });
  }
}
