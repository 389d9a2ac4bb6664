import type { LeasedAssignment, SubmissionReply } from "@/server/domain/assignment/contracts";
import type { LeasedItem } from "@/server/domain/task/wire";

/** An item as it came, with what can be measured of its form. */
export interface SeenItem {
  key: string;
  /** What an item says, whatever its key and the order of its parts: the same item has the same print everywhere. */
  print: string;
  bytes: number;
  /** Fields in it, at all depths. */
  fields: number;
}

/** A page that was put before one of the accounts; one that comes back is a sighting of its own. */
export interface Sighting {
  account: number;
  page: string;
  number: number;
  items: SeenItem[];
}

/** All that somebody with one or several accounts has seen and been told. */
export class Notebook {
  readonly sightings: Sighting[] = [];
  /** What each account has answered. */
  readonly #answered = new Map<number, Set<string>>();
  /** What feedback has told the accounts to be gold. */
  readonly knownGold = new Set<string>();
  readonly #checked = new Map<number, { answered: number; right: number; items: number }>();

  see(account: number, { id, page, items }: LeasedAssignment): Sighting {
    const sighting = { account, page: id, number: page, items: items.map(seen) };
    this.sightings.push(sighting);
    return sighting;
  }

  /** Notes an answered page with what its reply tells. */
  told(account: number, page: Sighting, { feedback, accuracy }: SubmissionReply): void {
    const prints = new Map(page.items.map(({ key, print }) => [key, print]));
    const answered = this.answeredBy(account);
    for (const print of prints.values()) answered.add(print);
    for (const { key } of feedback) this.knownGold.add(prints.get(key) ?? key);
    this.#answered.set(account, answered);
    const { items } = this.checkedOf(account);
    const counts = accuracy ?? { answered: 0, right: 0 };
    this.#checked.set(account, { ...counts, items: items + page.items.length });
  }

  answeredBy(account: number): Set<string> {
    return this.#answered.get(account) ?? new Set();
  }

  /** Gold answered and right, as the account was told, over so many items. */
  checkedOf(account: number): { answered: number; right: number; items: number } {
    return this.#checked.get(account) ?? { answered: 0, right: 0, items: 0 };
  }
}

function seen(item: LeasedItem): SeenItem {
  const text = JSON.stringify(item);
  return { key: item.key, print: printOf(item), bytes: text.length, fields: fieldsIn(item) };
}

/** Parts come in another order and under other keys each time; what they say is the same. */
function printOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printOf).sort().join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).filter(([name]) => name !== "key");
  return `{${fields
    .map(([name, inner]) => name + printOf(inner))
    .sort()
    .join()}}`;
}

function fieldsIn(value: unknown): number {
  if (value === null || typeof value !== "object") return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + 1 + fieldsIn(inner), 0);
}
