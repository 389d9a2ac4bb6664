/** All that the sentences of a data card say, by what it is about. */
export type CardFacts = Record<string, unknown>;

/** A sentence as it may stand, # for a number, and what it says. */
export type Pattern = [RegExp, (found: string[]) => CardFacts];

/** "66.7" per cent as a share. */
export const share = (text: string) => Number((Number(text) / 100).toPrecision(12));
/** "AU, CA or NZ" */
export const names = (text: string) => text.split(/, | or /);
const number = String.raw`(-?\d+(?:\.\d+)?)`;
export const on = (pattern: string, told: (found: string[]) => CardFacts): Pattern => [
  new RegExp(`^${pattern.replaceAll("#", number)}$`),
  told,
];

/** "3 are stopped, 4 can continue" */
export const counts = (text: string) =>
  Object.fromEntries(
    text.split(", ").map((part) => {
      const [, count = "", words = ""] = /^(\d+) (.*)$/.exec(part) ?? [];
      return [words, Number(count)];
    }),
  );
/** "AU 3, NZ 4" */
export const named = (text: string) =>
  Object.fromEntries(
    text.split(", ").map((part) => {
      const [name = "", count = ""] = part.split(" ");
      return [name, Number(count)];
    }),
  );
