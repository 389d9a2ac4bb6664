/** Lists of names, one list after another, as numbers. */
export interface NumberedLists {
  /** List l holds the entries starts[l] up to, but not including, starts[l + 1]. */
  starts: Uint32Array;
  /** Per entry: the position of its name in `names`. */
  entries: Uint32Array;
  /** The distinct names, in the order in which they were first met. */
  names: string[];
}

const comma = 44;
const semicolon = 59;

/** So many characters of seven bits fit exactly into one number, which is found sooner than a text. */
const shortName = 7;

/** Reads lists as a database aggregates them, in ASCII: entries separated by ",", lists by ";". */
export function readLists(text: string): NumberedLists {
  const { lists, total } = countLists(text);
  const starts = new Uint32Array(lists + 1);
  const entries = new Uint32Array(total);
  const names: string[] = [];
  const numbers = new Map<string | number, number>();
  let list = 0;
  let filled = 0;
  let from = 0;
  let key = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : semicolon;
    if (code !== comma && code !== semicolon) {
      key = key * 128 + code;
      continue;
    }
    const name = at - from <= shortName ? key : text.slice(from, at);
    let number = numbers.get(name);
    if (number === undefined) {
      number = names.push(text.slice(from, at)) - 1;
      numbers.set(name, number);
    }
    entries[filled++] = number;
    if (code === semicolon) starts[++list] = filled;
    from = at + 1;
    key = 0;
  }
  return { starts, entries, names };
}

function countLists(text: string): { lists: number; total: number } {
  let lists = 1;
  let total = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === semicolon) lists += 1;
    if (code === semicolon || code === comma) total += 1;
  }
  return { lists, total };
}

/** What becomes of each number when the names are put in ascending order; names that are equal share one. */
export function placesInOrder<T extends string | number>(
  names: readonly T[],
): { ordered: T[]; positions: Uint32Array } {
  const ordered = [...new Set(names)].sort((one, other) => (one < other ? -1 : 1));
  const positionOf = new Map(ordered.map((name, at) => [name, at]));
  return { ordered, positions: Uint32Array.from(names, (name) => positionOf.get(name)!) };
}
