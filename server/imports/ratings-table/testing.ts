import { sourceOf } from "../testing";
import type { TableFile } from "./table-form";
import type { RatingsForm } from "./read-ratings";

export function tableOfText(text: string, name = "ratings.csv"): TableFile {
  return { name, open: () => sourceOf(text) };
}

/** A long table with the columns item, annotator and value. */
export const longForm: RatingsForm = {
  delimiter: null,
  header: true,
  item: ["item"],
  unordered: false,
  dataset: null,
  dimension: null,
  missing: [],
  duplicates: "error",
  layout: { kind: "long", annotator: "annotator", value: "value", seconds: null, order: null },
};
