import { uncountedReason, judgmentTextsOf } from "@/server/domain/release/judgment-columns";
import type { ItemRun, ReleaseView } from "@/server/domain/release/release-file";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import { markingContent, type MarkingContent } from "@/server/domain/task/unit-marking/content";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { readUnits } from "@/server/domain/task/unit-marking/units";

/** An item of a release with what each annotator marked in it that counts. */
export interface MarkedItem {
  item: ReleasedItem;
  content: MarkingContent;
  /** By pseudonym, in the order of the release's list. */
  marked: { annotator: string; units: MarkedUnit[] }[];
}

/** The items of a page of a release with their counted markings. */
export function countedUnits(view: ReleaseView, { first, items }: ItemRun): MarkedItem[] {
  const { columns, texts, annotators } = view;
  return items.map((item, at) => {
    const marked: MarkedItem["marked"] = [];
    for (let row = columns.starts[first + at]!; row < columns.starts[first + at + 1]!; row += 1) {
      const { answer } = judgmentTextsOf(columns, texts, row);
      if (answer === null || uncountedReason(columns, row) !== null) continue;
      marked.push({ annotator: annotators[columns.annotators[row]!] ?? "", units: readUnits(answer) });
    }
    return { item, content: markingContent.parse(item.content), marked };
  });
}
