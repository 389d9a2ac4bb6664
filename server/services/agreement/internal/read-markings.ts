import { createHash } from "node:crypto";
import { itemsWithContent, readCountedAnswers } from "@/db/queries/counted-answers";
import { readDimensions } from "@/db/queries/dimensions";
import type { Db } from "@/db/store";
import { groupBy } from "@/server/domain/group-by";
import type { JobSnapshot } from "@/server/domain/job/job";
import { markingContent, type MarkingContent } from "@/server/domain/task/unit-marking/content";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { readUnits } from "@/server/domain/task/unit-marking/units";

/** The counted markings of a project. */
export interface MarkingData {
  /** In the order of import, each with what people marked in it, by pseudonym. */
  items: {
    item: string;
    dataset: string;
    content: MarkingContent;
    marked: { annotator: string; units: MarkedUnit[] }[];
  }[];
  snapshot: JobSnapshot;
}

/** Reads every counted marking of work. */
export async function readMarkings(db: Db, projectId: string): Promise<MarkingData> {
  const [dimension] = await readDimensions(db, projectId);
  if (dimension === undefined) throw new Error("A project has a dimension.");
  const rows = await readCountedAnswers(db, dimension.dimensionId);
  const answersTo = new Map(groupBy(rows, ({ itemId }) => itemId).map((group) => [group[0].itemId, group]));
  const items = (await itemsWithContent(db, projectId)).flatMap(({ itemId, item, dataset, content }) => {
    const marked = (answersTo.get(itemId) ?? []).map(({ annotator, answer }) => ({
      annotator,
      units: readUnits(answer ?? "[]"),
    }));
    return marked.length === 0 ? [] : [{ item, dataset, content: markingContent.parse(content), marked }];
  });
  const hash = createHash("sha256").update(JSON.stringify(items));
  const snapshot = {
    items: items.length,
    annotators: new Set(rows.map(({ annotator }) => annotator)).size,
    judgments: rows.length,
    fingerprint: hash.digest("hex"),
  };
  return { items, snapshot };
}
