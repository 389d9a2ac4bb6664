/** Lists of entries, one after another; each entry has a key, and something else along with it. */
export interface Lists {
  /** List l holds the entries starts[l] up to, but not including, starts[l + 1]. */
  starts: Uint32Array;
  keys: Uint32Array;
  along: Uint32Array;
}

/**
 * Puts the entries of each list in ascending order of their keys, in place, and what belongs to them along; both may
 * be the same array. By insertion: lists are short, such as the judgments of an item.
 */
export function sortLists(starts: Uint32Array, keys: Uint32Array, along: Uint32Array): void {
  for (let list = 0; list + 1 < starts.length; list += 1) {
    const from = starts[list]!;
    for (let at = from + 1; at < starts[list + 1]!; at += 1) {
      const key = keys[at]!;
      if (keys[at - 1]! <= key) continue;
      const other = along[at]!;
      let place = at;
      for (; place > from && keys[place - 1]! > key; place -= 1) {
        keys[place] = keys[place - 1]!;
        along[place] = along[place - 1]!;
      }
      keys[place] = key;
      along[place] = other;
    }
  }
}

/** The entries that have a key, and the list of each. */
export function entriesOf(starts: Uint32Array, keys: Uint32Array, key: number) {
  const entries: number[] = [];
  const lists: number[] = [];
  for (let list = 0; list + 1 < starts.length; list += 1) {
    for (let entry = starts[list]!; entry < starts[list + 1]!; entry += 1) {
      if (keys[entry] !== key) continue;
      entries.push(entry);
      lists.push(list);
    }
  }
  return { entries: Uint32Array.from(entries), lists: Uint32Array.from(lists) };
}

/** The lists without the entries that have a key. The arrays given are used up. */
export function dropEntries({ starts, keys, along }: Lists, key: number): Lists {
  const left = new Uint32Array(starts.length);
  let kept = 0;
  for (let list = 0; list + 1 < starts.length; list += 1) {
    for (let entry = starts[list]!; entry < starts[list + 1]!; entry += 1) {
      if (keys[entry] === key) continue;
      keys[kept] = keys[entry]!;
      along[kept++] = along[entry]!;
    }
    left[list + 1] = kept;
  }
  return { starts: left, keys: keys.subarray(0, kept), along: along.subarray(0, kept) };
}
