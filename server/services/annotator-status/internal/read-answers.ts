import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import { latestAnswers } from "@/db/queries/annotator-status-history";
import type { Db } from "@/db/store";
import { gradeGold } from "@/server/domain/gold/grade-gold";
import { groupBy } from "@/server/domain/group-by";
import { isoInstant } from "@/server/domain/instant";
import type { ShownAnswer } from "@/server/domain/annotator-status/contracts";
import { tasks } from "@/task-types/tasks";

const shownItems = 100;

/** What somebody answered to the items that they judged last, in the words of the project's task type, newest first. */
export async function readAnswers(db: Db, projectId: string, annotatorId: string): Promise<ShownAnswer[]> {
  const { taskType } = await readProject(db, projectId);
  const dimensions = await readDimensions(db, projectId);
  const rows = await latestAnswers(db, annotatorId, shownItems * dimensions.length);
  return groupBy(rows, ({ itemId }) => itemId).map((ofItem) => {
    const [{ content, at, dimension: _dimension, value: _value, answer: _answer, ...item }] = ofItem;
    return {
      ...item,
      given: ofItem.map(({ dimension, correct, ...judged }) => ({
        dimension,
        answer: tasks[taskType].inWords(judged, content),
        correct,
      })),
      correct: gradeGold(ofItem.map(({ correct }) => correct)),
      at: isoInstant(at),
    };
  });
}
