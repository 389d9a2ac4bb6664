import { chooseGold } from "@/server/domain/import/choose-gold";
import { DomainError } from "@/server/domain/errors";
import type { Deps } from "@/server/deps";
import { makePyramidTests } from "@/server/services/pyramid/make-pyramid-tests";
import { drawSample } from "@/server/services/sample/draw-sample";
import { scoreVectors } from "@/server/services/vectors/score-vectors";
import { stageImages } from "@/server/services/image/internal/stage-images";
import { tasks } from "@/task-types/tasks";
import type { ImportReading } from "./import-reading";
import { ImportTally } from "./internal/import-tally";
import { measured } from "./internal/measured-files";
import { planImport } from "./internal/plan-import";
import { readImport } from "./internal/read-import";
import { writeErrorsTo } from "./write-import-errors";
import { rowMaker, type ReadyRow } from "./ready-row";

/** So many rows are handed over at a time. */
const rowsAtOnce = 500;

/** Reads files in this process: that of a command, or the one that the server keeps for it. */
export function readHere(deps: Pick<Deps, "store" | "newId" | "files" | "log">): ImportReading {
  const { store } = deps;
  const db = store.read;
  return {
    check: async (order, hear, signal) => {
      const files = measured(order.files, hear, signal);
      const plan = await planImport(db, order, files, order.choices);
      const tally = new ImportTally(plan.sources, plan.choices.gold);
      for await (const entry of readImport(db, plan)) tally.add(entry);
      return { preview: tally.preview(), scored: tally.scored };
    },
    rows: async (order, { scored, take }, signal) => {
      const plan = await planImport(db, order, order.files, order.choices);
      const ready = rowMaker(chooseGold(order.choices.gold, scored));
      let waiting: ReadyRow[] = [];
      for await (const entry of readImport(db, plan)) {
        if ("error" in entry)
          throw new DomainError("file_refused", "The file changed while it was being read.");
        if (!("row" in entry)) continue;
        if (waiting.push(ready(entry.row)) < rowsAtOnce) continue;
        signal?.throwIfAborted();
        await take(waiting);
        waiting = [];
      }
      if (waiting.length > 0) await take(waiting);
      const pictures = (await tasks[plan.taskType].pictures?.(order.files)) ?? [];
      return stageImages(deps, plan.projectId, pictures);
    },
    sample: (order, hear, signal) => drawSample(order, hear, signal),
    pyramidTests: (order, hear, signal) => makePyramidTests(order, hear, signal),
    vectorScores: (order, hear, signal) => scoreVectors(order, hear, signal),
    errors: (order, to) => writeErrorsTo({ store }, order, to),
  };
}
