import type { SubmissionConditions } from "@/server/domain/assignment/assignment";
import type { Submission } from "@/server/domain/assignment/contracts";
import type { LeasedItem } from "@/server/task-types/wire";
import { isSideBySide } from "../pair-card/side-by-side";
import { pageDirection } from "../scale-input/page-direction";
import { isRow } from "../scale-input/row-style";
import type { ScaleDirection } from "../scale-input/scale-cell";
import { dimensionOf } from "./dimension-of";
import type { HitState } from "./hit-state";

const roomForTwo = "(min-width: 64rem)";

/** How a page stands on this screen at this moment. */
function conditionsOf(
  root: Element,
  items: LeasedItem[],
  scaleDirection: ScaleDirection,
): SubmissionConditions {
  return {
    layout: isSideBySide(items) && matchMedia(roomForTwo).matches ? "side-by-side" : "stacked",
    scaleLayout: isRow(root.querySelector(".scale")) ? "row" : "column",
    scaleDirection,
    pageDirection: pageDirection(root),
    viewportWidth: window.innerWidth,
  };
}

interface Answered {
  root: Element;
  items: LeasedItem[];
  state: HitState;
  seconds: Record<string, number>;
  scaleDirection: ScaleDirection;
}

/** What is sent of a page on which every pair has an answer. */
export function submissionOf({ root, items, state, seconds, scaleDirection }: Answered): Submission {
  const answers = items.flatMap((item) => {
    const value = state.answers[item.key];
    const comment = state.comments[item.key]?.trim() ?? "";
    return value === undefined
      ? []
      : [{ key: item.key, values: { [dimensionOf(item).id]: value }, ...(comment !== "" && { comment }) }];
  });
  const conditions = { ...conditionsOf(root, items, scaleDirection), inputs: { ...state.inputs } };
  return { answers, seconds, conditions };
}
