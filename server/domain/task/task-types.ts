import { bestWorstDeclaration } from "./best-worst/declaration";
import { choiceDeclaration } from "./choice/declaration";
import { directRatingDeclaration } from "./direct-rating/declaration";
import { pairRatingDeclaration } from "./pair-rating/declaration";
import { pairWritingDeclaration } from "./pair-writing/declaration";
import { targetRankingDeclaration } from "./target-ranking/declaration";
import { typedRatingDeclaration } from "./typed-rating/declaration";
import { unitMarkingDeclaration } from "./unit-marking/declaration";
import { wordToSenseDeclaration } from "./word-to-sense/declaration";
import type { TaskTypeDeclaration } from "./declaration";

/** The task types there are; a new one is its folders, a line here and in the four registries of `task-types/`. */
export const declarations = {
  "pair-rating": pairRatingDeclaration,
  "typed-rating": typedRatingDeclaration,
  "pair-writing": pairWritingDeclaration,
  "word-to-sense": wordToSenseDeclaration,
  choice: choiceDeclaration,
  "best-worst": bestWorstDeclaration,
  "target-ranking": targetRankingDeclaration,
  "direct-rating": directRatingDeclaration,
  "unit-marking": unitMarkingDeclaration,
} as const satisfies Record<string, TaskTypeDeclaration>;

export type TaskType = keyof typeof declarations;
type Declaration = (typeof declarations)[TaskType];

const [first, ...others] = Object.keys(declarations) as [TaskType, ...TaskType[]];
export const taskTypes: readonly [TaskType, ...TaskType[]] = [first, ...others];

export function isTaskType(name: string): name is TaskType {
  return Object.hasOwn(declarations, name);
}

/** What an item is; each task type has one. */
export type ItemKind = Declaration["itemKind"];
const [firstKind, ...otherKinds] = Object.values(declarations).map(({ itemKind }) => itemKind) as [
  ItemKind,
  ...ItemKind[],
];
export const itemKinds: readonly [ItemKind, ...ItemKind[]] = [firstKind, ...otherKinds];
