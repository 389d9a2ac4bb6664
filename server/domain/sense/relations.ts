/**
 * What a pointer from one synset to another says, by its symbol in the files.
 * Source: WordNet's manual, wninput(5WN).
 */
const relationOfSymbol = {
  "!": "antonym",
  "@": "hypernym",
  "@i": "instance-hypernym",
  "~": "hyponym",
  "~i": "instance-hyponym",
  "#m": "member-holonym",
  "#s": "substance-holonym",
  "#p": "part-holonym",
  "%m": "member-meronym",
  "%s": "substance-meronym",
  "%p": "part-meronym",
  "=": "attribute",
  "+": "derivation",
  ";c": "topic",
  "-c": "topic-member",
  ";r": "region",
  "-r": "region-member",
  ";u": "usage",
  "-u": "usage-member",
  "*": "entailment",
  ">": "cause",
  "^": "also-see",
  $: "verb-group",
  "&": "similar",
  "<": "participle",
  "\\": "pertainym",
} as const;

export type Relation = (typeof relationOfSymbol)[keyof typeof relationOfSymbol];

export const relations: readonly Relation[] = Object.values(relationOfSymbol);

const bySymbol: ReadonlyMap<string, Relation> = new Map(Object.entries(relationOfSymbol));

/** The relation that a symbol stands for; null for a symbol that WordNet does not have. */
export function relationOf(symbol: string): Relation | null {
  return bySymbol.get(symbol) ?? null;
}
