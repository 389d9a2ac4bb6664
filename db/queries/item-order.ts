/** Where an item stands in the order of import. */
export interface ItemPlace {
  dataset: number;
  position: number;
}
