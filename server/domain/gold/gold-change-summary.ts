import type { AffectedPerson, GoldChangePreview } from "./change-preview";
import type { GoldChangeEffects } from "./gold-change-effects";
import type { StandingChange } from "./standing-after";

/** What a change of a gold item does to answers and people, as an organizer reads it. */
export type GoldChangeSummary = Pick<
  GoldChangePreview,
  "answersForgiven" | "answersNowWrong" | "peopleMayGoOn" | "peopleWouldStop"
>;

/** Counts and names the effects of a change; people are in the order in which they were given. */
export function goldChangeSummary({ answers, standings }: GoldChangeEffects): GoldChangeSummary {
  return {
    answersForgiven: answers.filter(({ before, now }) => before === false && now !== false).length,
    answersNowWrong: answers.filter(({ before, now }) => before !== false && now === false).length,
    peopleMayGoOn: standings.filter(({ to }) => to === "working").map(affectedPerson),
    peopleWouldStop: standings.filter(({ to }) => to === "stopped").map(affectedPerson),
  };
}

function affectedPerson({ pseudonym, by, counts }: StandingChange): AffectedPerson {
  return { pseudonym, by, ...counts };
}
