import type { GoldUse } from "@/server/domain/gold/gold-use";
import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ComparisonKind } from "@/server/stats/ranking/ranking-gold";
import { positiveLimits, type TargetGroup } from "../target-group";

/** A candidate as it stands in a file. */
export interface DraftCandidate {
  kind: ComparisonKind;
  text: string;
  /** Its place in the known order, from 1; null where none is given. */
  knownPlace: number | null;
  place: LineErrorPlace;
}

/** A target group as its lines come in. */
export interface GroupDraft {
  line: number;
  externalId: string | null;
  dataset: string | null;
  split: string | null;
  target: string;
  candidates: DraftCandidate[];
  explanation: string | null;
  use: GoldUse;
  /** A line of it is at fault, so that what is missing may stand there. */
  spoiled: boolean;
}

export type FinishedGroup = { row: ItemRow } | { errors: LineError[] };

/** The item that a whole group makes, or everything that is wrong with it. */
export function finishGroup(draft: GroupDraft): FinishedGroup {
  const errors = [
    ...repeated(draft),
    ...(draft.spoiled ? [] : [...tooFewOrMany(draft), ...orderErrors(draft)]),
  ];
  return draft.spoiled || errors.length > 0 ? { errors } : { row: itemOf(draft) };
}

const ofKind = ({ candidates }: GroupDraft, kind: ComparisonKind) =>
  candidates.filter((candidate) => candidate.kind === kind);

function repeated({ candidates }: GroupDraft): LineError[] {
  return candidates.flatMap(({ text, place }, at) => {
    const earlier = candidates.findIndex((candidate) => candidate.text === text);
    if (earlier === at) return [];
    const n = candidates[earlier]?.place.line ?? place.line;
    return [lineError("candidate_twice", place, { candidate: excerpt(text), n })];
  });
}

function tooFewOrMany(draft: GroupDraft): LineError[] {
  const n = ofKind(draft, "positive").length;
  if (n >= positiveLimits.min && n <= positiveLimits.max) return [];
  return [
    lineError("positive_count", placeOf(draft), { target: excerpt(draft.target), n, ...positiveLimits }),
  ];
}

function orderErrors(draft: GroupDraft): LineError[] {
  const positives = ofKind(draft, "positive");
  const places = draft.candidates.flatMap(({ knownPlace }) => (knownPlace === null ? [] : [knownPlace]));
  const isOrder =
    positives.every((_, at) => places.includes(at + 1)) &&
    places.length === positives.length &&
    positives.every(({ knownPlace }) => knownPlace !== null);
  if (places.length === 0 || isOrder) return [];
  const params = { target: excerpt(draft.target), n: positives.length };
  return [lineError("known_order", placeOf(draft), params)];
}

const placeOf = ({ line, target }: GroupDraft): LineErrorPlace => ({
  file: "pairs",
  line,
  column: null,
  found: excerpt(target),
});

function itemOf(draft: GroupDraft): ItemRow {
  const texts = (kind: ComparisonKind) => ofKind(draft, kind).map(({ text }) => text);
  const content: TargetGroup = {
    positives: texts("positive"),
    distractors: texts("distractor"),
    randoms: texts("random"),
  };
  return {
    line: draft.line,
    externalId: draft.externalId,
    dataset: draft.dataset,
    textA: draft.target,
    textB: content.positives.join(", "),
    content,
    gold: knownAnswer(draft),
    referenceScore: null,
    scores: null,
    genre: null,
    group: null,
    split: draft.split,
  };
}

/** The known order, if there is one; only the very order is right until an organizer asks for less. */
function knownAnswer(draft: GroupDraft): ItemRow["gold"] {
  const places = ofKind(draft, "positive").map(({ knownPlace }) => knownPlace);
  if (places.every((place) => place === null)) return [];
  const order = places.map((_, at) => places.indexOf(at + 1));
  const { explanation, use } = draft;
  return [{ dimension: null, answer: 1, order, tolerance: 0, explanation, use }];
}
