import { randomInt, type Random } from "@/server/stats/random";
import type { Rehearsal } from "@/server/domain/task/rehearsal";
import type { WritingContent } from "@/server/domain/task/pair-writing/content";

const words = [
  "amber",
  "boats",
  "carry",
  "distant",
  "evening",
  "fields",
  "gently",
  "hollow",
  "islands",
  "joyful",
];

/** One of those who answer at random leaves so many of ten blank. */
const blankOfTen = 3;

/** Texts that fit what is asked, of words without a meaning; recorded ones are the texts themselves. */
export const writingRehearsal: Rehearsal<WritingContent> = {
  simulate: (random, { character }, content) =>
    character === "random" && randomInt(random, 10) < blankOfTen
      ? { blank: "not-understood" }
      : { text: fittingText(random, content) },
  recorded: (text) => ({ text }),
  asShown: (answer) => answer,
};

function fittingText(random: Random, { form, limits: { minimum, maximum } }: WritingContent): string {
  const count = minimum + randomInt(random, Math.min(4, maximum - minimum + 1));
  const text = Array.from({ length: count }, () => words[randomInt(random, words.length)] ?? "").join(" ");
  return form === "sentence" ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : text;
}
