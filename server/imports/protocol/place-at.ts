import { isMap, isScalar, isSeq, type Node, type Pair } from "yaml";
import type { ParsedYaml } from "./parse-yaml";
import type { ProtocolPlace } from "@/server/domain/protocol/protocol-fault";

type Path = readonly PropertyKey[];

/** The name of a key. */
export const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

/** Where a path is in the file: its key, or its entry of a list; where it is missing, what it is missing from. */
export function placeAt({ document, placeOf }: ParsedYaml, path: Path): ProtocolPlace {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.findLast((item) => nameOf(item) === String(step));
      if (pair === undefined) break;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (node === undefined) break;
      offset = startOf(node);
    }
  }
  return placeOf(offset);
}
