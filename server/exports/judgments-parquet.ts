import {
  judgmentLanguageOf,
  judgmentTextsOf,
  saysConfidence,
  saysCorrected,
  saysLanguage,
  saysSwapped,
  saysTexts,
  uncountedReason,
} from "@/server/domain/release/judgment-columns";
import { confidenceAt, eachJudgment, fieldsOf, swappedAt } from "./judgment-rows";
import { ParquetTable } from "./parquet-table";
import type { ReleaseFile } from "@/server/domain/release/release-file";

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** The raw judgments as a Parquet table, with the columns of the CSV; a value of null is Not Applicable. */
export const judgmentsParquet: ReleaseFile = {
  name: "judgments.parquet",
  kind: "judgments",
  dataset: null,
  writer: (view) => {
    const { columns, texts } = view;
    const withConfidence = saysConfidence(columns);
    const withLanguage = saysLanguage(columns);
    const withTexts = saysTexts(columns);
    const withCorrected = saysCorrected(columns);
    const withSwapped = saysSwapped(columns);
    const table = new ParquetTable(fieldsOf(view));
    return {
      start: () => table.take(),
      page: (page) => {
        eachJudgment(
          view,
          page,
          (item) => item,
          (at, { dataset, item }) => {
            const hit = columns.hits[at]!;
            const row = [
              dataset,
              item,
              view.annotators[columns.annotators[at]!] ?? null,
              view.dimensions[columns.dimensions[at]!] ?? null,
              orNull(columns.values[at]!),
              orNull(columns.seconds[at]!),
              hit === 0 ? null : hit,
              columns.gold[at] === 1,
              columns.uncounted[at] === 0,
              uncountedReason(columns, at),
              BigInt(columns.submittedAt[at]!),
              ...(withConfidence ? [confidenceAt(columns, at)] : []),
              ...(withCorrected ? [columns.corrected[at] === 1] : []),
              ...(withSwapped ? [swappedAt(columns, at)] : []),
              ...(withLanguage ? [judgmentLanguageOf(columns, texts, at)] : []),
              ...(withTexts ? Object.values(judgmentTextsOf(columns, texts, at)) : []),
            ];
            for (let column = 0; column < row.length; column += 1) table.cells[column]!.push(row[column]!);
          },
        );
        return table.take();
      },
      end: () => table.finish(),
    };
  },
};
