import { expect, test } from "vitest";
import { releaseOf, textOf } from "./testing";
import { croissantRecordSets } from "./croissant";
import { goldCsv } from "./gold-csv";
import { judgmentsCsv } from "./judgments-csv";

test("every field names a column of the file that it is taken from, and no column is left out", () => {
  const release = releaseOf([]);
  for (const [at, form] of [goldCsv, judgmentsCsv].entries()) {
    const columns = textOf(form, release).trimEnd().split(",");
    const set = croissantRecordSets[at];
    expect(set?.field.map(({ source }) => source.extract.column)).toEqual(columns);
    expect(new Set(set?.field.map(({ source }) => source.fileObject["@id"]))).toEqual(new Set([form.name]));
  }
});
