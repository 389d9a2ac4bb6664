/** An item of a project as far as a list of who judges what depends on it. */
export interface NameableItem {
  id: string;
  externalId: string;
  dataset: string;
  /** A known answer of it is switched on. */
  isGold: boolean;
}
