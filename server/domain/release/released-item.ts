/** An item as released; its texts are as they were imported. */
export interface ReleasedItem {
  dataset: string;
  /** The organizer's own id for it. */
  item: string;
  genre: string | null;
  group: string | null;
  /** The part of the data that it belongs to; not there where it has none, as before there were parts. */
  split?: string;
  textA: string;
  textB: string;
  /** What it consists of besides the texts, by the contract of its task type; null where they are all. */
  content: unknown;
}
