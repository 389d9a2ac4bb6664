import { z } from "zod";

/**
 * What makes several annotators look like one person: the same browser, the same session of a recruiter, ids of a
 * recruiter that differ in case or spaces alone; or one annotator who came under several ids of a recruiter, as
 * somebody does who was given another's return code.
 */
const doubleSigns = ["browser", "session", "recruiter-id", "several-ids"] as const;
export type DoubleSign = (typeof doubleSigns)[number];

/** People who may be one, by pseudonym, with every sign of it. */
export const probableDouble = z.object({
  annotators: z.array(z.string()),
  signs: z.array(z.enum(doubleSigns)),
});
export type ProbableDouble = z.infer<typeof probableDouble>;

/** A trace that annotators left, by its value. */
export type Left = readonly { value: string; pseudonym: string }[];

/** Puts together who left the same trace; the same people with several signs are one entry. Ordered by pseudonym. */
export function probableDoubles(
  shared: readonly (readonly [DoubleSign, Left])[],
  severalIds: readonly string[],
): ProbableDouble[] {
  const groups = shared.flatMap(([sign, left]) =>
    [...peopleByValue(left).values()].map((annotators) => ({ sign, annotators })),
  );
  const alone = severalIds.map((pseudonym) => ({ sign: "several-ids" as const, annotators: [pseudonym] }));
  const found = new Map<string, ProbableDouble>();
  for (const { sign, annotators } of [...groups, ...alone]) {
    const key = JSON.stringify(annotators);
    const signs = new Set([...(found.get(key)?.signs ?? []), sign]);
    found.set(key, { annotators, signs: [...signs] });
  }
  return [...found.values()].sort((a, b) => compare(a.annotators, b.annotators));
}

function peopleByValue(left: Left): Map<string, string[]> {
  const people = new Map<string, string[]>();
  for (const { value, pseudonym } of left) people.set(value, [...(people.get(value) ?? []), pseudonym]);
  for (const names of people.values()) names.sort();
  return people;
}

const compare = (a: readonly string[], b: readonly string[]) => (a.join() < b.join() ? -1 : 1);
