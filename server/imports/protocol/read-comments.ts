import { isMap, isNode, isScalar, isSeq, type Document, type Node, type Pair } from "yaml";
import {
  boundedComments,
  orderedKeys,
  type ProtocolComments,
  type ProtocolKeyOrder,
  type ProtocolNote,
} from "@/server/domain/protocol/protocol-comments";
import { protocolHeading } from "@/server/domain/protocol/protocol-heading";
import { nameOf } from "./place-at";

type Path = readonly string[];

/**
 * The comments and the order of keys in a protocol file, as far as they are kept; null where it has none of its own.
 * @param content what the file says, its keys in the order of the contract.
 */
export function readComments(document: Document, content: object): ProtocolComments | null {
  const { contents } = document;
  const first = isMap(contents) ? contents.items[0]?.key : undefined;
  const found: Found = { notes: [], orders: [] };
  collect(found, contents, { value: content, path: [], first });
  // The library has a comment at the end of the file beside the map that the file is.
  const end = clean(document.comment);
  if (end !== "") found.notes.push({ path: [], at: "map", after: end });
  return boundedComments({ ...found, head: headOf(document, first) });
}

interface Found {
  notes: ProtocolNote[];
  orders: ProtocolKeyOrder[];
}

/** A node's own value, the way to it, and the first key of the file, whose comment is the file's. */
interface Place {
  value: unknown;
  path: Path;
  first: unknown;
}

function collect(found: Found, node: unknown, { value, path, first }: Place): void {
  if (!isNode(node)) return;
  note(found, node, path, kindOf(node));
  const enter = (inner: unknown, key: string) =>
    collect(found, inner, { value: entryOf(value, key), path: [...path, key], first });
  if (isSeq(node)) node.items.forEach((item, at) => enter(item, String(at)));
  if (!isMap(node)) return;
  const keys = node.items.map(nameOf);
  const usual = typeof value === "object" && value !== null ? Object.keys(value) : [];
  if (orderedKeys(usual, keys).some((key, at) => key !== usual[at])) found.orders.push({ path, keys });
  for (const pair of node.items) {
    const key = nameOf(pair);
    handDown(pair.value);
    if (isScalar(pair.key) && pair.key !== first) note(found, pair.key, [...path, key], "key");
    enter(pair.value, key);
  }
}

/**
 * The library has the comment above the first key or entry of a value beside the value. Other keys may come before that
 * key in an export, so that it gets its comment back.
 */
function handDown(value: unknown): void {
  if (!isMap(value) && !isSeq(value)) return;
  const [first] = value.items;
  const inner = isMap(value) ? (first as Pair | undefined)?.key : first;
  if (!isNode(inner) || !value.commentBefore) return;
  inner.commentBefore = [value.commentBefore, inner.commentBefore].filter(Boolean).join("\n");
  value.commentBefore = null;
}

const kindOf = (node: Node) => (isMap(node) ? "map" : isSeq(node) ? "list" : "scalar");

const entryOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;

function note({ notes }: Found, node: Node, path: Path, at: ProtocolNote["at"]): void {
  const [before, after] = [clean(node.commentBefore), clean(node.comment)];
  const hasSpace = node.spaceBefore === true;
  if (before === "" && after === "" && !hasSpace) return;
  notes.push({
    ...{ path, at },
    ...(before !== "" && { before }),
    ...(after !== "" && { after }),
    ...(hasSpace && { hasSpace }),
  });
}

/** All above the first key; whether an empty line parts it from the key makes no difference. */
function headOf({ commentBefore }: Document, first: unknown): string {
  const all = [commentBefore, isScalar(first) ? first.commentBefore : null].map(clean);
  const head = all.filter((text) => text !== "").join("\n\n");
  return head.startsWith(protocolHeading) ? head.slice(protocolHeading.length).replace(/^\n+/, "") : head;
}

/** A comment without what a database or a terminal would take amiss. */
const clean = (text: string | null | undefined): string => (text ?? "").replaceAll(/[^\P{Cc}\n\t]/gu, "");
