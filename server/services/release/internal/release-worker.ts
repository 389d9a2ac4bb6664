import type { ReleasedAgreement } from "@/server/domain/release/released-agreement";
import type { GoldColumns } from "@/server/domain/release/gold-columns";
import { methodText } from "@/server/domain/release/method-text";
import type { ManifestFile } from "@/server/domain/release/release";
import type { ItemRun, ReleaseFile, ReleaseView } from "@/server/domain/release/release-file";
import { simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import { releaseForms } from "@/server/exports/release-forms";
import { simulatedForm } from "@/server/exports/simulated-files";
import { tasks } from "@/task-types/tasks";
import { computeReleasedAgreement } from "./compute-released-agreement";
import { FormWriters } from "./form-writers";
import type { ReleaseData } from "./release-source";

/** What the heavy share of a release is made of. */
export interface ReleaseWorkerTask {
  /** null writes nowhere. */
  folder: string | null;
  data: ReleaseData;
}

/**
 * About half of the work of a release: the agreement, the Parquet tables and the gold as JSON. Calls follow each other as they stand
 * here, with a page for each of the release.
 */
export interface ReleaseWorkerResult {
  begin: (gold: readonly GoldColumns[]) => void;
  /** Settles when the next page may come. */
  page: (page: ItemRun) => void | Promise<void>;
  /** Ends the tables. */
  finish: () => ManifestFile[] | Promise<ManifestFile[]>;
  agreement: () => Promise<ReleasedAgreement>;
  /** Ends it whether or not it is done. */
  close: () => void | Promise<void>;
}

/** Does the share in the thread of the caller. */
export function runReleaseWorker({ folder, data }: ReleaseWorkerTask): ReleaseWorkerResult {
  let writers: FormWriters | null = null;
  const open = () => {
    if (writers === null) throw new Error("The tables have not been begun.");
    return writers;
  };
  return {
    begin: (gold) => (writers = new FormWriters(folder, formsOf(data).filter(isHeavy), viewOf(data, gold))),
    page: (page) => open().page(page),
    finish: () => {
      const files = open().finish();
      writers = null;
      return files;
    },
    agreement: () => computeReleasedAgreement(data),
    close: () => writers?.abandon(),
  };
}

/** Whether a file belongs to the heavy share. */
export function isHeavy({ name }: Pick<ReleaseFile, "name">): boolean {
  return name.endsWith(".parquet") || name === "gold.jsonl" || name === simulatedName("gold.jsonl");
}

/** All files with items and judgments, in the order of the manifest. */
export function formsOf({ facts: { project, datasets, simulated } }: ReleaseData): ReleaseFile[] {
  const forms = releaseForms(
    tasks[project.taskType].releaseForms,
    datasets.map(({ name }) => name),
  );
  return simulated === true ? forms.map(simulatedForm) : forms;
}

/** What the files are written from. */
export function viewOf(
  { facts: { aggregation, dimensions }, annotators, columns, texts, hasSplits }: ReleaseData,
  gold: readonly GoldColumns[],
): ReleaseView {
  const names = dimensions.map(({ name }) => name);
  return { method: methodText(aggregation), dimensions: names, annotators, columns, texts, hasSplits, gold };
}
