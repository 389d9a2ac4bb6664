import type { TaskType } from "./project";

/** Types whose answers are no points of a scale: they still have one in which their numbers are stored. */
const unscaled: readonly string[] = ["target-ranking", "choice", "best-worst"];

/** Whether people answer items of this type on a scale that the organizer sets. */
export const usesScale = (taskType: TaskType): boolean => !unscaled.includes(taskType);

/** Types whose items have answers with texts of their own, which are judged by their numbers. */
const withOwnAnswers: readonly string[] = ["choice", "best-worst"];

/** Whether what is judged of an item is the number of one of its own answers. */
export const namesAnswers = (taskType: TaskType): boolean => withOwnAnswers.includes(taskType);

/** Types whose items nobody can know the answer to beforehand, and whose answers cannot agree. */
const withoutGold: readonly string[] = ["pair-writing"];

/** Whether items of this type can have known answers, and answers to them can agree. */
export const hasGold = (taskType: TaskType): boolean => !withoutGold.includes(taskType);

/** Types whose answers no number says. */
const withoutValues: readonly string[] = ["pair-writing", "target-ranking"];

/** Whether numbers say what people answer, so that an item gets a value from its judgments. */
export const hasValues = (taskType: TaskType): boolean => !withoutValues.includes(taskType);

/** Whether people answer with values of a scale, so that one person's can be set against those of others. */
export const ratesOnScale = (taskType: TaskType): boolean => usesScale(taskType) && hasValues(taskType);

/** Types of whose items the two texts are only the names. */
const namedItems: readonly string[] = ["typed-rating", "word-to-sense"];

/** Whether an item of this type is more than its two texts tell, so that lists offer the whole of it. */
export const hasWholeItem = (taskType: TaskType): boolean => namedItems.includes(taskType);
