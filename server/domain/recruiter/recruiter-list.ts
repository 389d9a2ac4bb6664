import { z } from "zod";
import { annotatorSources } from "@/server/domain/annotator/annotator";

/** What a recruiter's word for a person's state comes to for their pay; null for a word that is not known. */
export function paysByState(state: string): boolean | null {
  const word = state.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (paid.has(word)) return true;
  return unpaid.has(word) ? false : null;
}

const paid = new Set([
  ...["approved", "paid", "completed", "complete", "accepted", "credited", "creditgranted", "granted"],
  ...["participated", "autoapproved", "success"],
]);
const unpaid = new Set([
  ...["rejected", "returned", "expired", "abandoned", "timedout", "timeout", "terminated", "terminate"],
  ...[
    "screenedout",
    "screenout",
    "overquota",
    "quotafull",
    "noshow",
    "unexcusednoshow",
    "cancelled",
    "canceled",
  ],
]);

/** One line of the recruiter's own list. */
export interface TheirPerson {
  /** The recruiter's id of the person, or of what they submitted. */
  id: string;
  /** Its word for how that stands; "" where the list has none. */
  state: string;
}

/** A person whom the recruiter sent, as they are known here. */
export interface OurPerson {
  annotator: string;
  externalId: string | null;
  submissionId: string | null;
  pages: number;
  toPayMinor: number;
}

export const listDifferences = [
  "agree",
  "state-unknown",
  "not-paid-there",
  "nothing-here",
  "only-theirs",
  "only-ours",
] as const;

const comparedPerson = z.object({
  difference: z.enum(listDifferences),
  annotator: z.string().nullable(),
  id: z.string(),
  state: z.string(),
  pages: z.int(),
});
type ComparedPerson = z.infer<typeof comparedPerson>;

export const listComparison = z.object({
  /** The names of the columns of the list. */
  header: z.array(z.string()),
  /** Which of them were read, from 0; null for no column. */
  columns: z.object({ id: z.int(), state: z.int().nullable() }),
  people: z.array(comparedPerson),
  /** People whom the recruiter says it has paid, and who are still to be paid here. */
  payable: z.object({ annotators: z.array(z.string()), sumMinor: z.int(), currency: z.string() }),
});
export type ListComparison = z.infer<typeof listComparison>;

export const compareListInput = z.object({
  recruiter: z.enum(annotatorSources),
  fileName: z.string().min(1).max(255),
  text: z.string().max(10_000_000),
  /** Which columns hold the id and the state, from 0; guessed from their names where left out. */
  columns: z.object({ id: z.int().min(0), state: z.int().min(0).nullable() }).optional(),
});
export type CompareListInput = z.infer<typeof compareListInput>;

const usualNames = {
  id: [
    "workerid",
    "participantid",
    "participant",
    "person",
    "surveycode",
    "rid",
    "assignmentid",
    "responseid",
    "id",
  ],
  state: ["assignmentstatus", "status", "state", "creditstatus", "approvalstatus", "outcome"],
};

/** Which columns hold the recruiter's id and its word for the state, by their names; null without a column of ids. */
export function guessColumns(header: readonly string[]): ListComparison["columns"] | null {
  const folded = header.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ""));
  const firstOf = (names: readonly string[]) =>
    names.map((name) => folded.indexOf(name)).find((at) => at !== -1) ?? null;
  const id = firstOf(usualNames.id);
  return id === null ? null : { id, state: firstOf(usualNames.state) };
}

/** Each person of either list with how the two differ; those that somebody must look at first. */
export function compareLists(theirs: readonly TheirPerson[], ours: readonly OurPerson[]): ComparedPerson[] {
  const byId = new Map<string, OurPerson>();
  for (const each of ours) {
    for (const id of [each.externalId, each.submissionId]) if (id !== null) byId.set(id.toLowerCase(), each);
  }
  const found = new Set<OurPerson>();
  const listed = theirs.map((person): ComparedPerson => {
    const own = byId.get(person.id.toLowerCase());
    if (own !== undefined) found.add(own);
    return own === undefined
      ? { ...person, difference: "only-theirs", annotator: null, pages: 0 }
      : { ...person, difference: differenceOf(person, own), annotator: own.annotator, pages: own.pages };
  });
  const missing = ours
    .filter((each) => !found.has(each))
    .map(({ annotator, externalId, submissionId, pages }): ComparedPerson => {
      return { difference: "only-ours", annotator, id: externalId ?? submissionId ?? "", state: "", pages };
    });
  const order = (each: ComparedPerson) => urgency.indexOf(each.difference);
  return [...listed, ...missing].sort((a, b) => order(a) - order(b));
}

const urgency: readonly ComparedPerson["difference"][] = [
  "not-paid-there",
  "nothing-here",
  "only-theirs",
  "only-ours",
  "state-unknown",
  "agree",
];

function differenceOf({ state }: TheirPerson, { pages }: OurPerson): ComparedPerson["difference"] {
  const pays = paysByState(state);
  if (pays === null) return "state-unknown";
  if (pays) return pages > 0 ? "agree" : "nothing-here";
  return pages > 0 ? "not-paid-there" : "agree";
}

/** People whom the recruiter says it has paid, and who are still to be paid here. */
export function payableOf(theirs: readonly TheirPerson[], ours: readonly OurPerson[]): OurPerson[] {
  const paidIds = new Set(
    theirs.filter(({ state }) => paysByState(state) === true).map(({ id }) => id.toLowerCase()),
  );
  const isPaid = (id: string | null) => id !== null && paidIds.has(id.toLowerCase());
  return ours.filter(
    ({ toPayMinor, externalId, submissionId }) =>
      toPayMinor > 0 && (isPaid(externalId) || isPaid(submissionId)),
  );
}
