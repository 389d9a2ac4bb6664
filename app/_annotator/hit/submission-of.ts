import type { Question } from "@/server/domain/task/answer-form";
import type { SubmissionConditions } from "@/server/domain/assignment/assignment";
import { enteredAnswers } from "@/server/domain/assignment/entered-page";
import type { Submission } from "@/server/domain/assignment/contracts";
import type { Widget } from "@/app/_annotator/widget/widget";
import type { LeasedItem } from "@/server/domain/task/wire";
import { pageDirection } from "../scale-input/page-direction";
import { isRow } from "../scale-input/is-row";
import type { ScaleDirection } from "../scale-input/scale-cell";
import type { HitState } from "./hit-state";

const roomForTwo = "(min-width: 64rem)";

/** How a page stands on this screen at this moment. */
function conditionsOf(
  root: Element,
  scaleDirection: ScaleDirection,
  isSideBySide: boolean,
): SubmissionConditions {
  return {
    layout: isSideBySide && matchMedia(roomForTwo).matches ? "side-by-side" : "stacked",
    scaleLayout: isRow(root.querySelector(".scale")) ? "row" : "column",
    scaleDirection,
    pageDirection: pageDirection(root),
    viewportWidth: window.innerWidth,
  };
}

interface Answered {
  root: Element;
  items: readonly LeasedItem[];
  questions: readonly Question[];
  widget: Pick<Widget, "answerOf" | "conditions" | "isSideBySide">;
  state: HitState;
  /** By question. */
  seconds: Record<string, number>;
  scaleDirection: ScaleDirection;
}

/** What is sent of a page on which every question has an answer. */
export function submissionOf({ root, widget, items, state, ...page }: Answered): Submission {
  const answers = enteredAnswers(widget, items, state);
  const conditions = {
    ...conditionsOf(root, page.scaleDirection, widget.isSideBySide(items)),
    ...widget.conditions?.(root, items),
    inputs: { ...state.inputs },
  };
  return { answers, seconds: secondsOfItems(page), conditions };
}

/** The seconds that each item was looked at: those of all its questions. */
function secondsOfItems({
  questions,
  seconds,
}: Pick<Answered, "questions" | "seconds">): Record<string, number> {
  const ofItem: Record<string, number> = {};
  for (const { key, itemKey } of questions) {
    if (seconds[key] !== undefined) ofItem[itemKey] = (ofItem[itemKey] ?? 0) + seconds[key];
  }
  return ofItem;
}
