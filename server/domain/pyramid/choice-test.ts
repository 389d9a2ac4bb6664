import { randomInt, seededRandom, shuffled, type Random } from "@/server/stats/random";
import { minimumWords } from "./pair-constraints";
import type { Pyramid } from "./pyramid";
import { isLexicallyVaried, sharedWordCount, snippetsOf, type Snippet } from "./snippet";

export interface ChoiceQuestion {
  question: string;
  /** Four texts. */
  candidates: string[];
  /** Which candidate states the same unit as the question, from 1. */
  answer: number;
}

export interface ChoiceTest {
  questions: ChoiceQuestion[];
  /** How many contributors of units with at least two make no question. */
  withoutQuestion: number;
}

const distractorCount = 3;

/**
 * The ranking test: a contributor is the question, another one of its unit the right answer, and the contributors of three
 * other units with the nearest words are the distractors.
 *
 * What the paper leaves open: each contributor asks once, so that heavy units do not outweigh the others by their pairs, and
 * the seed draws which of the others is right and where it stands. Its constraints are on the pairs of the binary test, and
 * its example here has pronouns; but a question has to have an answer of at least 3 words, and to differ from it in a content
 * word, else it would be a copy. Nearness is the cosine of the two sets of words, in any letter case; the seed decides
 * between equals. A text that also states the question's unit is no distractor, and no question is asked twice.
 * @param seed a whole number.
 * Source: Baumel, Cohen and Elhadad 2016 §3.
 */
export function choiceTest(pyramids: readonly Pyramid[], seed: number): ChoiceTest {
  const random = seededRandom(seed);
  const asked = new Set<string>();
  const test: ChoiceTest = { questions: [], withoutQuestion: 0 };
  for (const pyramid of pyramids) {
    const units = snippetsOf(pyramid).map((unit) => unit.filter(({ length }) => length >= minimumWords));
    for (const [at, { contributors }] of pyramid.units.entries()) {
      if (contributors.length < 2) continue;
      const questions = questionsOf(units, at, asked, random);
      test.questions.push(...questions);
      test.withoutQuestion += contributors.length - questions.length;
    }
  }
  return test;
}

function questionsOf(
  units: readonly Snippet[][],
  at: number,
  asked: Set<string>,
  random: Random,
): ChoiceQuestion[] {
  const own = units[at] ?? [];
  const others = units.filter((_, unit) => unit !== at);
  return own.flatMap((question) => {
    const answers = own.filter((other) => isLexicallyVaried(question, other));
    const distractors = nearest(question, others, new Set(own.map(({ key }) => key)), random);
    if (asked.has(question.key) || answers.length === 0 || distractors.length < distractorCount) return [];
    asked.add(question.key);
    const answer = answers[randomInt(random, answers.length)] as Snippet;
    const candidates = shuffled(random, [answer, ...distractors]);
    return [
      {
        question: question.text,
        candidates: candidates.map(({ text }) => text),
        answer: candidates.indexOf(answer) + 1,
      },
    ];
  });
}

/** The snippets nearest to the question, at most one of a unit, no text twice and none of `excluded`. */
function nearest(
  question: Snippet,
  units: readonly Snippet[][],
  excluded: ReadonlySet<string>,
  random: Random,
): Snippet[] {
  const ranked = shuffled(
    random,
    units.flatMap((unit, at) =>
      unit.map((snippet) => ({ snippet, unit: at, nearness: nearness(question, snippet) })),
    ),
  ).sort((one, other) => other.nearness - one.nearness);
  const usedUnits = new Set<number>();
  const usedTexts = new Set(excluded);
  const found: Snippet[] = [];
  for (const { snippet, unit } of ranked) {
    if (found.length === distractorCount) break;
    if (usedUnits.has(unit) || usedTexts.has(snippet.key)) continue;
    usedUnits.add(unit);
    usedTexts.add(snippet.key);
    found.push(snippet);
  }
  return found;
}

function nearness(one: Snippet, other: Snippet): number {
  return sharedWordCount(one, other) / Math.sqrt(one.words.size * other.words.size);
}
