import type { RecordPair, TypedRecord } from "./record";

/** Fields that most collections have, in the order in which they are read. */
const usualFields = ["title", "creator", "date", "subject", "description", "source"] as const;
export type UsualField = (typeof usualFields)[number];

/** One field across both records; null where a record has no such field. */
export interface RecordRow {
  /** Equal for names that mean the same, as "dcTitle" and "Title". */
  key: string;
  /** As the records call it. */
  name: string;
  a: readonly string[] | null;
  b: readonly string[] | null;
}

/** What a field is about whatever its spelling: "dc:title" and "dcTitle" are both "title". */
export const fieldKey = (name: string): string =>
  name
    .replace(/^dc(?=[:.A-Z])/, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

export const isUsualField = (key: string): key is UsualField =>
  (usualFields as readonly string[]).includes(key);

function valuesByKey({ fields }: TypedRecord): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const field of fields) {
    const key = fieldKey(field.name);
    values.set(key, [...(values.get(key) ?? []), ...field.values]);
  }
  return values;
}

/** The fields of two records side by side: the usual ones first, then others as they come. */
export function recordRows({ a, b }: RecordPair): RecordRow[] {
  const [ofA, ofB] = [valuesByKey(a), valuesByKey(b)];
  const names = new Map([...b.fields, ...a.fields].map(({ name }) => [fieldKey(name), name]));
  const keys = [...new Set([...ofA.keys(), ...ofB.keys()])];
  const usual = usualFields.filter((key) => keys.includes(key));
  return [...usual, ...keys.filter((key) => !isUsualField(key))].map((key) => ({
    key,
    name: names.get(key) ?? key,
    a: ofA.get(key) ?? null,
    b: ofB.get(key) ?? null,
  }));
}

/** What a record is called in a list: its title, else what it begins with, else where it lies. */
export function recordTitle({ fields, link }: TypedRecord): string {
  const title = fields.find(({ name }) => fieldKey(name) === "title") ?? fields[0];
  return title?.values[0] ?? link ?? "";
}
