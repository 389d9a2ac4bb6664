import type { ProjectSettings } from "@/server/domain/project/project";
import type { TaskType } from "@/server/domain/task/task-types";
import type { ScaleDraft } from "@/server/domain/scale/scale";

/** A campaign of the papers as a set of settings; every number in it can be changed afterwards. */
export interface Preset {
  taskType: TaskType;
  scale: ScaleDraft;
  /** What is asked of each item, at least one; all on the same scale. */
  dimensions: readonly PresetDimension[];
  settings: ProjectSettings;
  /** Set where A and B have roles of their own, such as a larger text and a smaller one: they cannot change places. */
  isDirected?: true;
  /** Ready pairs for the qualification test, in the language of the preset's texts. */
  testPairs: readonly TestPair[];
}

/** One of the ratings asked of the same item. */
interface PresetDimension {
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
