import type { Relation } from "@/server/domain/sense/relations";
import type { ReadSynset, Synset, SynsetId } from "./synset";

/** What stands directly around a synset. */
export interface Surroundings {
  /** What it is a kind or an instance of. Adjectives have no such: for a satellite it is the head adjective. */
  parents: SynsetId[];
  /** The reverse. */
  children: SynsetId[];
  /** The other children of its parents. */
  siblings: SynsetId[];
  /** By every other pointer, in the order of the file. */
  others: { relation: Relation; id: SynsetId }[];
}

const upward: readonly Relation[] = ["hypernym", "instance-hypernym"];
const downward: readonly Relation[] = ["hyponym", "instance-hyponym"];

export function surroundings(synset: Synset, read: ReadSynset): Surroundings {
  const parents = parentsOf(synset);
  const siblings = parents.flatMap((id) => childrenOf(read(id))).filter((id) => id !== synset.id);
  const within = new Set([...parents, ...childrenOf(synset)]);
  return {
    parents,
    children: childrenOf(synset),
    siblings: [...new Set(siblings)],
    others: synset.pointers
      .filter(({ target }) => !within.has(target))
      .map(({ relation, target }) => ({ relation, id: target })),
  };
}

function parentsOf(synset: Synset): SynsetId[] {
  return targetsOf(synset, synset.isSatellite ? ["similar"] : upward);
}

function childrenOf(synset: Synset): SynsetId[] {
  const isHead = synset.pos === "a" && !synset.isSatellite;
  return targetsOf(synset, isHead ? ["similar"] : downward);
}

function targetsOf({ pointers }: Synset, wanted: readonly Relation[]): SynsetId[] {
  const targets = pointers.filter(({ relation }) => wanted.includes(relation)).map(({ target }) => target);
  return [...new Set(targets)];
}
