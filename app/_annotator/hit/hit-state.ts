import type { EnteredPage } from "@/server/domain/assignment/entered-page";
import type { Answers, Value } from "@/server/domain/task/answer-form";
import type { SubmissionConditions } from "@/server/domain/assignment/assignment";
import type { Confidence } from "@/server/domain/assignment/item-remarks";

/** An answer on a scale. */
export type EnteredRating = number | "NA";

/** The answer on a scale, if it is one. */
export const asRating = (value: Value | undefined): EnteredRating | undefined =>
  typeof value === "number" || value === "NA" ? value : undefined;

export type InputKind = NonNullable<SubmissionConditions["inputs"]>[string];
export type Inputs = Readonly<Record<string, InputKind>>;
export type Comments = Readonly<Record<string, string>>;
export type Confidences = Readonly<Record<string, Confidence>>;

/**
 * Where the focus goes; on a pair it may first say what was answered to the pair before. An answer by key that may still
 * change takes the focus itself, so that Enter goes on from there.
 */
export type FocusTarget =
  | { on: "pair"; key: string; after: string | null }
  | { on: "answer"; key: string }
  | { on: "submit" }
  | { on: "summary" };

/** What an annotator has done with one page. Every door changes it through the same actions. */
export interface HitState {
  /** Of the questions, in reading order. */
  keys: readonly string[];
  answers: Answers;
  /** Answers that still lack something, as a ranking with a candidate that has no place. */
  drafts: Answers;
  /** How each answer was given. */
  inputs: Inputs;
  /** What was said about pairs, where the project asks. */
  comments: Comments;
  /** How sure people are of their answers, by item, where the project asks. */
  confidences: Confidences;
  /** The pair that digits answer: the one with the focus, else the last used, else the first. */
  current: string;
  /** Whether pairs without an answer say so. */
  gapsShown: boolean;
  /** A new object for every move, so that the same place can be gone to twice. */
  focus: FocusTarget | null;
}

export type HitAction =
  /** `keepsFocus` for widgets that move the focus themselves. */
  | { type: "answered"; key: string; value: Value; input: InputKind; goOn: boolean; keepsFocus?: boolean }
  | { type: "drafted"; key: string; value: Value; input: InputKind }
  | { type: "cleared"; key: string }
  | { type: "commented"; key: string; comment: string }
  | { type: "was-sure"; key: string; confidence: Confidence }
  | { type: "entered"; key: string }
  | { type: "went-on" }
  | { type: "stepped"; by: 1 | -1 }
  | { type: "went-to"; key: string }
  | { type: "gaps-found" }
  | {
      type: "resumed";
      answers: Answers;
      drafts: Answers;
      inputs: Inputs;
      comments: Comments;
      confidences: Confidences;
      focus: boolean;
    };

/** @param entered what a page came back with that had gaps; absent where nothing has been entered. */
export function startHit(keys: readonly string[], entered: EnteredPage | null = null): HitState {
  return {
    keys,
    answers: entered?.answers ?? {},
    drafts: entered?.drafts ?? {},
    inputs: {},
    comments: entered?.comments ?? {},
    confidences: entered?.confidences ?? {},
    current: keys[0] ?? "",
    gapsShown: entered !== null,
    focus: null,
  };
}

/** The keys without an answer, in the order of the page. */
export const openKeys = ({ keys, answers }: Pick<HitState, "keys" | "answers">): string[] =>
  keys.filter((key) => answers[key] === undefined);

/** The next pair without an answer after the current one, round the end; null when all are answered. */
function nextOpen({ keys, answers, current }: HitState): string | null {
  const at = keys.indexOf(current);
  const onwards = [...keys.slice(at + 1), ...keys.slice(0, at + 1)];
  return openKeys({ keys: onwards, answers })[0] ?? null;
}

const goTo = (state: HitState, key: string, after: string | null): HitState => ({
  ...state,
  current: key,
  focus: { on: "pair", key, after },
});

function goOn(state: HitState, after: string | null): HitState {
  const key = nextOpen(state);
  return key === null ? { ...state, focus: { on: "submit" } } : goTo(state, key, after);
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}

function step(state: HitState, by: 1 | -1): HitState {
  const key = state.keys[state.keys.indexOf(state.current) + by];
  return key === undefined ? state : goTo(state, key, null);
}

function answerPair(
  state: HitState,
  { key, value, input, goOn: goes, keepsFocus = false }: Extract<HitAction, { type: "answered" }>,
): HitState {
  const answered: HitState = {
    ...state,
    current: key,
    answers: { ...state.answers, [key]: value },
    drafts: without(state.drafts, key),
    inputs: { ...state.inputs, [key]: input },
  };
  if (goes) return goOn(answered, key);
  return input === "key" && !keepsFocus ? { ...answered, focus: { on: "answer", key } } : answered;
}

function resume(
  state: HitState,
  { answers, drafts, inputs, comments, confidences, focus }: Extract<HitAction, { type: "resumed" }>,
): HitState {
  const resumed: HitState = {
    ...state,
    answers,
    drafts,
    inputs,
    comments,
    confidences,
    current: openKeys({ ...state, answers })[0] ?? state.current,
  };
  if (!focus) return resumed;
  return openKeys(resumed).length === 0
    ? { ...resumed, focus: { on: "submit" } }
    : goTo(resumed, resumed.current, null);
}

/** What each action makes of a page. */
export function hitReducer(state: HitState, action: HitAction): HitState {
  switch (action.type) {
    case "answered":
      return answerPair(state, action);
    case "drafted":
      return {
        ...state,
        current: action.key,
        answers: without(state.answers, action.key),
        drafts: { ...state.drafts, [action.key]: action.value },
        inputs: { ...state.inputs, [action.key]: action.input },
      };
    case "cleared":
      return {
        ...state,
        answers: without(state.answers, action.key),
        drafts: without(state.drafts, action.key),
        inputs: without(state.inputs, action.key),
      };
    case "commented":
      return { ...state, comments: { ...state.comments, [action.key]: action.comment } };
    case "was-sure":
      return { ...state, confidences: { ...state.confidences, [action.key]: action.confidence } };
    case "entered":
      return state.current === action.key ? state : { ...state, current: action.key };
    case "went-on":
      return goOn(state, null);
    case "stepped":
      return step(state, action.by);
    case "went-to":
      return goTo(state, action.key, null);
    case "gaps-found":
      return { ...state, gapsShown: true, focus: { on: "summary" } };
    case "resumed":
      return resume(state, action);
  }
}
