/** What a column of a list of named items holds. */
export const namedListFields = ["person", "item", "dataset"] as const;
export type NamedListField = (typeof namedListFields)[number];

/** One line of a list: this person is to judge this item. */
export interface NamedListRow {
  line: number;
  person: string;
  item: string;
  /** null where the list has no such column, or nothing in it. */
  dataset: string | null;
  /** The column, from 1, in which each field stands. */
  columns: Readonly<Partial<Record<NamedListField, number>>>;
}
