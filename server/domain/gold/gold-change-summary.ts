import type { AffectedPerson, GoldChangePreview } from "./change-preview";
import { sum } from "@/server/stats/sum";
import type { ChangedAnswer, GoldChangeEffects } from "./gold-change-effects";
import type { AnnotatorStatusAfterGold } from "./annotator-status-after";

/** What a change of a gold item does to answers and people, as an organizer reads it. */
export type GoldChangeSummary = Pick<
  GoldChangePreview,
  "answersForgiven" | "answersNowWrong" | "peopleMayGoOn" | "peopleWouldStop"
>;

/** Counts and names the effects of a change; people are in the order in which they were given. */
export function goldChangeSummary({ answers, annotatorStatuses }: GoldChangeEffects): GoldChangeSummary {
  return {
    answersForgiven: sum(answers.map((answer) => Math.max(0, -moreWrong(answer)))),
    answersNowWrong: sum(answers.map((answer) => Math.max(0, moreWrong(answer)))),
    peopleMayGoOn: annotatorStatuses.filter(({ to }) => to === "working").map(affectedPerson),
    peopleWouldStop: annotatorStatuses.filter(({ to }) => to === "stopped").map(affectedPerson),
  };
}

/** A change is about one dimension, or switches all of them: no answer becomes wrong while another is forgiven. */
function moreWrong({ before, now }: ChangedAnswer): number {
  return now.answered - now.right - (before.answered - before.right);
}

function affectedPerson({
  pseudonym,
  by,
  counts: { right, answered },
}: AnnotatorStatusAfterGold): AffectedPerson {
  return { pseudonym, by, right, answered };
}
