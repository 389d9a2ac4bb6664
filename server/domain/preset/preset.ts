import type { ProjectSettings, TaskType } from "@/server/domain/project/project";
import type { ScaleDraft } from "@/server/domain/scale/scale";

export const presetNames = [
  "sts-2012",
  "sts-2013-core",
  "sts-2013-typed",
  "clss-2014-writing",
  "clss-2014-rating",
  "clss-2014-word-to-sense",
  "target-ranking-2016",
  "choice",
  "same-or-not",
  "best-worst",
] as const;
export type PresetName = (typeof presetNames)[number];

/** A campaign of the papers as a set of settings; every number in it can be changed afterwards. */
export interface Preset {
  taskType: TaskType;
  scale: ScaleDraft;
  /** What is asked of each item, at least one; all on the same scale. */
  dimensions: readonly PresetDimension[];
  settings: ProjectSettings;
  /** Ready pairs for the qualification test, in the language of the preset's texts. */
  testPairs: readonly TestPair[];
}

/** One of the ratings asked of the same item. */
export interface PresetDimension {
  /** What programs call it. */
  name: string;
  /** What annotators read. */
  question: string;
  /** What is meant by it, where there are several. */
  definition: string;
}

/** A pair of a qualification test with its known answer and what is told about it after the last try. */
export interface TestPair {
  textA: string;
  textB: string;
  answer: number;
  explanation: string;
}
