import type { AdjudicationDecision, AdjudicationReason } from "@/server/domain/adjudication/adjudication";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { AdjudicationCase, AdjudicationQueue } from "@/server/domain/adjudication/contracts";

/** What an adjudicator has chosen for the item in hand, so far. */
interface Draft {
  decision: AdjudicationDecision | null;
  reason: AdjudicationReason | null;
  note: string;
}

/** A decision that was made here. `id` is null until the server has it. */
export interface MadeDecision {
  item: AdjudicationCase;
  decision: AdjudicationDecision;
  reason: AdjudicationReason;
  note: string;
  id: string | null;
}

export interface DeskState {
  /** What waits, the item in hand first. */
  cases: readonly AdjudicationCase[];
  draft: Draft;
  /** Whether what is missing is said. */
  gapsShown: boolean;
  /** The latest last. */
  made: readonly MadeDecision[];
  /** What the server counted last, and how many of `made` it had then. */
  counts: Omit<AdjudicationQueue, "cases"> & { madeBefore: number };
}

export type DeskAction =
  | { type: "chose"; decision: AdjudicationDecision }
  | { type: "cleared" }
  | { type: "reasoned"; reason: AdjudicationReason }
  | { type: "noted"; note: string }
  | { type: "gaps-found" }
  | { type: "decided"; made: MadeDecision }
  | { type: "stored"; key: string; id: string }
  /** The server would not have a decision; whatever was wrong, the item is not in hand any more. */
  | { type: "refused"; key: string }
  | { type: "undone"; made: MadeDecision }
  /** `isExact` where no decision began, ended or was under way while the server counted. */
  | { type: "fetched"; queue: AdjudicationQueue; isExact: boolean }
  | { type: "resumed"; made: readonly MadeDecision[] };

const emptyDraft: Draft = { decision: null, reason: null, note: "" };

const untouched = { draft: emptyDraft, gapsShown: false };

export const startDesk = ({ cases, ...counts }: AdjudicationQueue): DeskState => ({
  ...untouched,
  cases,
  made: [],
  counts: { ...counts, madeBefore: 0 },
});

const draftOf = ({ decision, reason, note }: Draft): Draft => ({ decision, reason, note });

/** The cases that are not among those decided here. */
function stillOpen(cases: readonly AdjudicationCase[], made: readonly MadeDecision[]) {
  const decided = new Set(made.map(({ item }) => adjudicationKey(item)));
  return cases.filter((item) => !decided.has(adjudicationKey(item)));
}

/** What becomes of the desk; every door changes it through the same actions. */
export function deskReducer(state: DeskState, action: DeskAction): DeskState {
  const { cases, draft, made } = state;
  const withDraft = (part: Partial<Draft>) => ({ ...state, draft: { ...draft, ...part } });
  switch (action.type) {
    case "chose":
      return withDraft({ decision: action.decision });
    case "cleared":
      return withDraft({ decision: null });
    case "reasoned":
      return withDraft({ reason: action.reason });
    case "noted":
      return withDraft({ note: action.note });
    case "gaps-found":
      return { ...state, gapsShown: true };
    case "decided":
      return {
        ...state,
        ...untouched,
        cases: stillOpen(cases, [action.made]),
        made: [...made, action.made],
      };
    case "stored":
      return {
        ...state,
        made: made.map((each) =>
          adjudicationKey(each.item) === action.key ? { ...each, id: action.id } : each,
        ),
      };
    case "refused":
      return { ...state, made: made.filter(({ item }) => adjudicationKey(item) !== action.key) };
    case "undone":
      return {
        ...state,
        ...untouched,
        cases: [action.made.item, ...cases],
        draft: draftOf(action.made),
        made: made.filter(({ item }) => item !== action.made.item),
      };
    case "fetched": {
      const known = new Set(cases.map(adjudicationKey));
      const { cases: found, ...counts } = action.queue;
      const fresh = found.filter((item) => !known.has(adjudicationKey(item)));
      const madeBefore = made.filter(({ id }) => id !== null).length;
      return {
        ...state,
        cases: [...cases, ...stillOpen(fresh, made)],
        counts: action.isExact ? { ...counts, madeBefore } : state.counts,
      };
    }
    case "resumed":
      return { ...state, cases: stillOpen(cases, action.made), made: [...action.made, ...made] };
  }
}
