/** What stands around a key or a value of a protocol file for its readers. */
export interface ProtocolNote {
  /** The keys that lead to it, and places in lists from 0. */
  path: readonly string[];
  /** A comment belongs to what it was written at: a value that has become of another kind loses it. */
  at: "key" | "scalar" | "map" | "list";
  /** The comment above. */
  before?: string;
  /** The comment beside, of a map or a list the one at its end. */
  after?: string;
  /** Whether an empty line stands above. */
  hasSpace?: true;
}

/** The keys of one map of a protocol file in another order than the contract's. */
export interface ProtocolKeyOrder {
  path: readonly string[];
  keys: readonly string[];
}

/** What an organizer wrote into a protocol file besides its values. */
export interface ProtocolComments {
  /** Above the first key, without our own heading; "" for none. */
  head: string;
  notes: readonly ProtocolNote[];
  orders: readonly ProtocolKeyOrder[];
}

const mostLetters = 20_000;

/** The comments without those for which no room is left after those before them; null where there are none. */
export function boundedComments({ head, notes, orders }: ProtocolComments): ProtocolComments | null {
  let left = mostLetters;
  const fits = (entry: unknown) => {
    const { length } = JSON.stringify(entry);
    if (length > left) return false;
    left -= length;
    return true;
  };
  const kept = {
    head: fits(head) ? head : "",
    notes: notes.filter(fits),
    orders: orders.filter(fits),
  };
  return kept.head === "" && kept.notes.length + kept.orders.length === 0 ? null : kept;
}

/** Keys that come in the order of the contract; those that a file names take each other's places to be in its order. */
export function orderedKeys(keys: readonly string[], inFile: readonly string[]): string[] {
  const named = new Set(inFile.filter((key) => keys.includes(key)));
  const next = named.values();
  return keys.map((key) => (named.has(key) ? (next.next().value ?? key) : key));
}
