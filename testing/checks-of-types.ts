import type { AttentionCheck } from "@/server/domain/attention-check/attention-check";
import { taskTypes, type TaskType } from "@/server/domain/task/task-types";
import { checkFormOf } from "@/server/domain/task/traits";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";

type CheckParts = Pick<AttentionCheck, "textA" | "textB" | "candidates" | "accepted">;

const parts: Partial<Record<TaskType, CheckParts>> = {
  "pair-rating": { textA: "Choose 2.", textB: "Choose 2.", candidates: [], accepted: [2] },
  "direct-rating": { textA: "Choose 2.", textB: "", candidates: [], accepted: [2] },
  choice: { textA: "Choose Always.", textB: "", candidates: ["Never", "Always", "Often"], accepted: [2] },
  "typed-rating": {
    ...{ textA: "A bridge\nTo show that you read this,", textB: "A bridge\nchoose 2 in every row." },
    ...{ candidates: [], accepted: [2] },
  },
  "word-to-sense": {
    ...{ textA: "chair\nsomething to sit on", textB: "bench, seat\nTo show that you read this, choose 2." },
    ...{ candidates: [], accepted: [2] },
  },
  "best-worst": {
    ...{ textA: "", textB: "", accepted: [3, 1] },
    candidates: ["choose : as least similar", "car : road", "choose : as most similar", "sun : sky"],
  },
  "target-ranking": {
    ...{ textA: "the order in the words", textB: "", accepted: [3, 1, 2] },
    candidates: ["second", "third", "first"],
  },
};

/** The types whose projects can have attention checks. */
export const typesWithChecks = taskTypes.filter((type) => checkFormOf(type) !== null);

/** An attention check of a type. @throws RangeError for a type of which no check is written here */
export function checkOfType(type: TaskType, name = "a"): AttentionCheck {
  const found = parts[type];
  if (found === undefined) throw new RangeError(`There is no check of ${type}.`);
  return { id: `check-${name}`, ...found };
}

/** The answer of somebody who reads a check and does as it says, or something else that its type takes. */
export function answerToCheck(item: LeasedItem, doesAsAsked: boolean): Answer {
  const { key } = item;
  if (item.type === "target-ranking") {
    const wanted = ["first", "second", "third"].flatMap((word) =>
      item.candidates.filter(({ text }) => text === word).map((candidate) => candidate.key),
    );
    return { key, ranking: doesAsAsked ? wanted : wanted.toReversed() };
  }
  if (item.type === "best-worst") {
    const numberOf = (role: string) => item.pairs.findIndex(([, text]) => text.includes(role)) + 1;
    const [most, least] = [numberOf("most"), numberOf("least")];
    // Half of it right is not what was asked.
    const other = [1, 2, 3, 4].find((number) => number !== most && number !== least) ?? 0;
    return { key, values: { most, least: doesAsAsked ? least : other } };
  }
  const right = item.type === "choice" ? item.candidates.indexOf("Always") + 1 : 2;
  const wrong = right === 1 ? 2 : 1;
  const ids = "dimensions" in item ? item.dimensions.map(({ id }) => id) : [];
  // One dimension that was overlooked is enough to fail.
  const values = ids.map((id, at) => [id, doesAsAsked || at < ids.length - 1 ? right : wrong] as const);
  return { key, values: Object.fromEntries(values) };
}
