import type { AffectedPerson, GoldChangePreview } from "./change-preview";
import { sum } from "@/server/stats/sum";
import type { ChangedAnswer, GoldChangeEffects } from "./gold-change-effects";
import type { StandingChange } from "./standing-after";

/** What a change of a gold item does to answers and people, as an organizer reads it. */
export type GoldChangeSummary = Pick<
  GoldChangePreview,
  "answersForgiven" | "answersNowWrong" | "peopleMayGoOn" | "peopleWouldStop"
>;

/** Counts and names the effects of a change; people are in the order in which they were given. */
export function goldChangeSummary({ answers, standings }: GoldChangeEffects): GoldChangeSummary {
  return {
    answersForgiven: sum(answers.map((answer) => Math.max(0, -moreWrong(answer)))),
    answersNowWrong: sum(answers.map((answer) => Math.max(0, moreWrong(answer)))),
    peopleMayGoOn: standings.filter(({ to }) => to === "working").map(affectedPerson),
    peopleWouldStop: standings.filter(({ to }) => to === "stopped").map(affectedPerson),
  };
}

/** A change is about one dimension, or switches all of them: no answer becomes wrong while another is forgiven. */
function moreWrong({ before, now }: ChangedAnswer): number {
  return now.answered - now.right - (before.answered - before.right);
}

function affectedPerson({ pseudonym, by, counts: { right, answered } }: StandingChange): AffectedPerson {
  return { pseudonym, by, right, answered };
}
