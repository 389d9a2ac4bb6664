import { isMap, isScalar, isSeq, Scalar, type Document, type Node, type Pair } from "yaml";
import {
  orderedKeys,
  type ProtocolComments,
  type ProtocolNote,
} from "@/server/domain/protocol/protocol-comments";

type Path = readonly string[];

/** Puts comments and the order of keys into a protocol file, as far as what they belong to is still there. */
export function putComments(document: Document, { notes, orders }: ProtocolComments): void {
  for (const { path, keys } of orders) {
    const map = nodeAt(document, path);
    if (isMap(map)) reorder(map.items, keys);
  }
  for (const note of notes) {
    const node = note.at === "key" ? keyAt(document, note.path) : nodeAt(document, note.path);
    if (node !== undefined && isOfKind(node, note.at)) put(node, note);
  }
}

function put(node: Node, { before, after, hasSpace }: ProtocolNote): void {
  if (before !== undefined) node.commentBefore = before;
  if (after !== undefined) node.comment = after;
  if (hasSpace === true) node.spaceBefore = true;
}

function isOfKind(node: Node, at: ProtocolNote["at"]): boolean {
  if (at === "map") return isMap(node);
  return at === "list" ? isSeq(node) : isScalar(node);
}

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

function pairAt(document: Document, path: Path): Pair | undefined {
  const map = nodeAt(document, path.slice(0, -1));
  return isMap(map) ? map.items.find((pair) => nameOf(pair) === path.at(-1)) : undefined;
}

/** The key at a path, as a node that can have comments. */
function keyAt(document: Document, path: Path): Node | undefined {
  const pair = pairAt(document, path);
  if (pair === undefined) return undefined;
  if (!isScalar(pair.key)) pair.key = new Scalar(pair.key);
  return pair.key as Scalar;
}

function nodeAt(document: Document, path: Path): Node | undefined {
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) node = node.items.find((pair) => nameOf(pair) === step)?.value;
    else node = isSeq(node) ? node.items[Number(step)] : undefined;
  }
  return (node as Node | null | undefined) ?? undefined;
}

function reorder(items: Pair[], inFile: readonly string[]): void {
  const byName = new Map(items.map((pair) => [nameOf(pair), pair]));
  const names = orderedKeys([...byName.keys()], inFile);
  items.splice(0, items.length, ...names.flatMap((name) => byName.get(name) ?? []));
}
