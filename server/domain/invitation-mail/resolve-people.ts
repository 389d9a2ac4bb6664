import { lineError, type LineError } from "@/server/domain/import/line-error";

/** A person on a list; @see readPeopleList. */
interface OnList {
  line: number;
  name: string;
  email: string | null;
}

export interface NamedAddress {
  name: string;
  email: string | null;
}

interface ResolvedPeople {
  /** Each person once. */
  people: NamedAddress[];
  /** Names that the list has more than once. */
  doubled: string[];
  errors: LineError[];
}

/**
 * Makes one person of each name on a list, and finds what keeps the list from being taken: a name with two addresses, an
 * address with two names, in the list or against those who are invited.
 */
export function resolvePeople(list: readonly OnList[], invited: readonly NamedAddress[]): ResolvedPeople {
  const addresses = new Map(invited.map(({ name, email }) => [name, email]));
  const owners = new Map(
    invited.flatMap(({ name, email }) => (email === null ? [] : [[email, name] as const])),
  );
  const people = new Map<string, NamedAddress>();
  const doubled = new Set<string>();
  const errors: LineError[] = [];
  for (const { line, name, email } of list) {
    const place = { file: "pairs", line, column: null, found: email ?? name } as const;
    const address = addresses.get(name) ?? null;
    const owner = email === null ? undefined : owners.get(email);
    if (email !== null && address !== null && email !== address) {
      errors.push(lineError("address_differs", place, { person: name, email: address }));
    } else if (email !== null && owner !== undefined && owner !== name) {
      errors.push(lineError("address_taken", place, { person: owner, email }));
    } else {
      if (people.has(name)) doubled.add(name);
      addresses.set(name, email ?? address);
      if (email !== null) owners.set(email, name);
      people.set(name, { name, email: email ?? address });
    }
  }
  return { people: [...people.values()], doubled: [...doubled], errors };
}
