import { datasetsToJudge } from "@/db/queries/item-datasets";
import { countedByDataset, placesByDataset, wantedByDataset } from "@/db/queries/progress";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { ProjectProgress } from "@/server/domain/project/progress";
import { judgmentsPerAnswer } from "./judgments-per-answer";
import type { Judged } from "./read-judged";

/** How much of each dataset is judged. A project with one dataset needs no counting of its own. */
export async function readDatasets(
  db: Db,
  project: ProjectRow,
  { judgments }: Judged,
): Promise<ProjectProgress["datasets"]> {
  const datasets = await datasetsToJudge(db, project.id);
  const [only] = datasets;
  if (only !== undefined && datasets.length === 1) return [{ name: only.name, items: only.items, judgments }];
  const judgedOf = project.settings.composition === "dynamic" ? composed : laidOut;
  const judged = await judgedOf(db, project);
  const each = await judgmentsPerAnswer(db, project.id);
  return datasets.map(({ id, name, items }) => {
    const { done, needed } = judged(id);
    return { name, items, judgments: { done: done * each, needed: needed * each } };
  });
}

type JudgedOf = (datasetId: string) => Judged["judgments"];

async function laidOut(db: Db, { id, settings }: ProjectRow): Promise<JudgedOf> {
  const counted = await countedByDataset(db, id);
  const wanted = await wantedByDataset(db, id, settings.overlap);
  return (datasetId) => ({ done: counted.get(datasetId) ?? 0, needed: wanted.get(datasetId) ?? 0 });
}

async function composed(db: Db, { id, settings }: ProjectRow): Promise<JudgedOf> {
  const places = await placesByDataset(db, id, settings.overlap);
  return (datasetId) => {
    const { counted = 0, wanted = 0 } = places.get(datasetId) ?? {};
    return { done: counted, needed: wanted };
  };
}
