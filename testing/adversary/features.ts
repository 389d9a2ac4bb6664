import type { Notebook, SeenItem, Sighting } from "./notebook";

/** What may tell gold, by name; what is said of one item on a page at the moment it is seen. */
export type Features = Record<string, number>;

/** The page in question, and everything its reader saw before. */
interface Reading {
  page: Sighting;
  item: SeenItem;
  own: Sighting[];
  /** Sightings by other accounts of the same reader. */
  others: Sighting[];
  notebook: Notebook;
}

/** Reads all that may tell of each item of a page that has just come, from everything that came before. */
export function featuresOf(notebook: Notebook, page: Sighting): Features[] {
  const before = notebook.sightings.slice(0, notebook.sightings.indexOf(page));
  const own = before.filter(({ account }) => account === page.account);
  const others = before.filter(({ account }) => account !== page.account);
  return page.items.map((item, at) => {
    const reading = { page, item, own, others, notebook };
    return { ...form(reading, at), ...past(reading), ...company(reading), ...rhythm(reading, at) };
  });
}

const shows = ({ print }: SeenItem, { items }: Sighting) => items.some((one) => one.print === print);
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const matesOf = ({ page, item }: Pick<Reading, "page" | "item">) => page.items.filter((one) => one !== item);

/** Position, length, fields and key: what can be told from the page alone. */
function form({ page, item }: Reading, at: number): Features {
  const mates = matesOf({ page, item });
  return {
    position: at,
    isFirst: Number(at === 0),
    isLast: Number(at === page.items.length - 1),
    fromMiddle: Math.abs(at - (page.items.length - 1) / 2),
    bytes: item.bytes,
    bytesBesideMates: item.bytes - mean(mates.map(({ bytes }) => bytes)),
    fieldsBesideMates: item.fields - mean(mates.map(({ fields }) => fields)),
    keyBegins: item.key.charCodeAt(0),
    keyEnds: item.key.charCodeAt(item.key.length - 1),
    keyLength: item.key.length,
    pageLength: page.items.length,
    pageNumber: page.number,
  };
}

/** How often the item, and the others of its page, came before. */
function past(reading: Reading): Features {
  const { page, item, own, others, notebook } = reading;
  const pagesWith = (one: SeenItem, among: Sighting[]) =>
    new Set(among.filter((seen) => shows(one, seen)).map((seen) => seen.page)).size;
  const accountsWith = (one: SeenItem) =>
    new Set(others.filter((seen) => shows(one, seen)).map(({ account }) => account)).size;
  const mates = matesOf(reading);
  const times = own.filter((seen) => shows(item, seen)).length;
  const elsewhere = own.filter((seen) => seen.page !== page.page);
  const ownPages = pagesWith(item, elsewhere);
  const matesBefore = mean(mates.map((mate) => Number(pagesWith(mate, elsewhere) > 0)));
  const accounts = accountsWith(item);
  return {
    times,
    isNew: Number(times === 0),
    ownPages,
    newAmongOld: Number(ownPages === 0) * matesBefore,
    besideMates: ownPages - mean(mates.map((mate) => pagesWith(mate, elsewhere))),
    accounts,
    accountsBesideMates: accounts - mean(mates.map(accountsWith)),
    otherPages: pagesWith(item, others),
    isKnownGold: Number(notebook.knownGold.has(item.print)),
    isNewAfterMany: Number(times === 0) * own.length,
  };
}

/** With which others the item came, and which of them came without it. */
function company(reading: Reading): Features {
  const { page, item, own, others } = reading;
  const mates = matesOf(reading);
  const matesOn = (seen: Sighting) => mates.filter((mate) => shows(mate, seen)).length;
  const most = (among: Sighting[]) => among.reduce((greatest, seen) => Math.max(greatest, matesOn(seen)), 0);
  const elsewhere = own.filter((seen) => seen.page !== page.page);
  const withIt = (among: Sighting[]) => most(among.filter((seen) => shows(item, seen)));
  const without = (among: Sighting[]) => most(among.filter((seen) => !shows(item, seen)));
  return {
    ownCompany: withIt(elsewhere),
    ownWithout: without(elsewhere),
    otherCompany: withIt(others),
    otherWithout: without(others),
    companyLeft: withIt(others) - without(others),
  };
}

/** Where the item stands in the run of all items answered, against how much gold there was so far. */
function rhythm({ page, own, notebook }: Reading, at: number): Features {
  const { answered, items } = notebook.checkedOf(page.account);
  const blocks = [2, 3, 4, 5].map((length) => {
    const place = (items + at) % length;
    const isGiven = answered > Math.floor((items + at) / length);
    return [
      [`given${length}`, Number(isGiven)],
      [`due${length}`, Number(!isGiven && place === length - 1)],
      [`place${length}`, place],
    ] as const;
  });
  const goldShare = items === 0 ? 0 : answered / items;
  return { ...Object.fromEntries(blocks.flat()), goldShare, pagesSeen: own.length };
}
