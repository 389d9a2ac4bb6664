/** Quoted texts and names, and the places of values; that of a limit with the word before it. */
const partsOfQuery = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|(\blimit )?\?(?!\d)/gi;
/** Stands where a limit is to be written. */
const limitPlace = "\0";

/** A text of SQL with the values that are bound to it. */
export interface BoundQuery {
  text: string;
  values: unknown[];
}

/** So many queries are remembered as worded. */
const maxRemembered = 2_000;

type Wording = (values: unknown[]) => BoundQuery;

/**
 * Rewrites queries so that SQLite plans each of them once. Where SQLite has chosen a plan by a bound value, it plans again
 * each time a value is bound, which takes several times as long as most queries. It looks at limits, and from 3.54 on at
 * values in joins. So the number of a limit is written into the text, and every other value is the result of an operator
 * that changes nothing.
 * @returns a query with `?` for each value, as it is run with these
 */
export function planKeeper(): (query: string, values: unknown[]) => BoundQuery {
  const worded = new Map<string, Wording>();
  return (query, values) => {
    let wording = worded.get(query);
    if (wording === undefined) {
      if (worded.size >= maxRemembered) worded.clear();
      wording = word(query);
      worded.set(query, wording);
    }
    return wording(values);
  };
}

function word(query: string): Wording {
  const limits = new Set<number>();
  let place = -1;
  const worded = query.replace(partsOfQuery, (part, limit?: string) => {
    if (!part.endsWith("?")) return part;
    place += 1;
    if (limit === undefined) return "+?";
    limits.add(place);
    return limit + limitPlace;
  });
  if (limits.size === 0) return (values) => ({ text: worded, values });
  return (values) => {
    const numbers = [...limits].map((at) => values[at]);
    if (!numbers.every(Number.isSafeInteger)) return { text: worded.replaceAll(limitPlace, "+?"), values };
    return {
      text: numbers.reduce<string>((text, number) => text.replace(limitPlace, String(number)), worded),
      values: values.filter((_, at) => !limits.has(at)),
    };
  };
}
