import type { ReleasedItem } from "@/server/domain/release/released-item";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";
import { recordPair, type TypedRecord } from "./record";

/** The records of a dataset, an object a line; it can be imported again, with the gold scores beside it. */
export const typedRecords = (dataset: string): ReleaseFile => ({
  name: `${dataset}.records.jsonl`,
  kind: "input",
  dataset,
  writer: () =>
    textWriter("", ({ items }) => items.map((item) => `${JSON.stringify(lineOf(item))}\n`).join("")),
});

function lineOf({ item, dataset, genre, group, split, content }: ReleasedItem): object {
  const { a, b } = recordPair.parse(content);
  return {
    id: item,
    dataset,
    ...(genre !== null && { genre }),
    ...(group !== null && { group }),
    ...(split !== undefined && { split }),
    a: recordOf(a),
    b: recordOf(b),
  };
}

function recordOf({ fields, image, link }: TypedRecord): object {
  const values = new Map<string, string[]>();
  for (const field of fields) {
    values.set(field.name, [...(values.get(field.name) ?? []), ...field.values]);
  }
  return {
    fields: Object.fromEntries(values),
    ...(image !== null && { image }),
    ...(link !== null && { link }),
  };
}
