import { existsSync, readFileSync } from "node:fs";
import type { TestContext } from "vitest";
import type { WordNet, Sense } from "./wordnet";

/** The first sense of a word, which the dictionary must have. */
export function firstSense(wordnet: WordNet, lemma: string, pos: Sense["pos"]): Sense {
  const [sense] = wordnet.senses(lemma, pos);
  if (sense === undefined) throw new Error(`WordNet has no ${lemma}#${pos}`);
  return sense;
}

/** The lines of the word-to-sense data of 2014; the test is skipped, and says so, where they are absent. */
export function wordToSenseLines(context: TestContext, part: "training" | "trial"): string[] {
  const file = part === "training" ? "word2sense.train.input.tsv" : "word2sense.trial.input.tsv";
  const path = `../shared/data/clss2014-train-trial/data/${part}/${file}`;
  context.skip(!existsSync(path), `${path} is not on this machine`);
  return readFileSync(path, "utf8").split("\n").filter(Boolean);
}
