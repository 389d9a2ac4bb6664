import { randomInt, type Random } from "@/server/stats/random";
import { isContentWord } from "@/server/domain/pyramid/content-word";
import { textWords, wordForm, type TextWord } from "@/server/domain/pyramid/text-words";
import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import type { Rehearsal } from "@/server/domain/task/rehearsal";
import { summaryTexts, type MarkingContent } from "@/server/domain/task/unit-marking/content";
import { unitLimits, type MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { markedUnits } from "@/server/domain/task/unit-marking/units";

/** How often each kind of person keeps what a sentence says in common with others, where they look at all. */
const attention: Record<Character, number> = { careful: 0.95, noisy: 0.7, random: 0, "one-answer": 0 };

/** Sentences that share so many content words state the same. */
const sharedWords = 2;

/** A sentence of a summary: its words with their content words. */
interface Sentence {
  summary: number;
  words: TextWord[];
  content: ReadonlySet<string>;
}

/**
 * People who take sentences that share content words for one unit, and overlook some; who does not look marks a few words
 * anywhere. Recorded markings are the JSON of their units.
 */
export const unitRehearsal: Rehearsal<MarkingContent> = {
  simulate: (random, { character }, content) => {
    const sentences = sentencesOf(content);
    const looks = attention[character];
    const units = looks === 0 ? [anyUnit(random, sentences, content)] : unitsOf(random, sentences, looks);
    return { units: units.slice(0, unitLimits.units).map((unit) => labelled(unit, content)) };
  },
  recorded: (text) => {
    const units = markedUnits.safeParse(parsed(text));
    return units.success ? { units: units.data } : null;
  },
  asShown: (answer) => answer,
};

type Contributors = MarkedUnit["contributors"];

/** Each sentence joins the first unit that it shares enough with and that has no contributor of its summary yet. */
function unitsOf(random: Random, sentences: readonly Sentence[], looks: number): Contributors[] {
  const units: { content: ReadonlySet<string>; contributors: Contributors }[] = [];
  for (const sentence of sentences) {
    const isSeen = random() < looks || units.length === 0;
    if (!isSeen) continue;
    const contributor = contributorOf(sentence.summary, sentence.words);
    const found = units.find(
      ({ content, contributors }) =>
        contributors.every(({ summary }) => summary !== sentence.summary) &&
        [...sentence.content].filter((word) => content.has(word)).length >= sharedWords,
    );
    if (found === undefined) units.push({ content: sentence.content, contributors: [contributor] });
    else found.contributors.push(contributor);
  }
  return units.map(({ contributors }) => contributors);
}

function anyUnit(
  random: Random,
  sentences: readonly Sentence[],
  { summaries }: MarkingContent,
): Contributors {
  const sentence = sentences[randomInt(random, Math.max(1, sentences.length))];
  if (sentence === undefined) {
    const [{ start, end } = { start: 0, end: 1 }] = summaries;
    return [{ summary: 0, parts: [{ start: 0, end: end - start }] }];
  }
  const { summary, words } = sentence;
  const first = randomInt(random, words.length);
  return [contributorOf(summary, words.slice(first, first + 1 + randomInt(random, 4)))];
}

function contributorOf(summary: number, words: readonly TextWord[]): Contributors[number] {
  return { summary, parts: [{ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }] };
}

function labelled(contributors: Contributors, content: MarkingContent): MarkedUnit {
  const [first] = contributors;
  const text = summaryTexts(content)[first?.summary ?? 0] ?? "";
  const [part] = first?.parts ?? [];
  const said = text.slice(part?.start, part?.end).replaceAll(/\s+/g, " ");
  return {
    label: Array.from(said)
      .slice(0, unitLimits.label / 2)
      .join("")
      .trim(),
    contributors,
  };
}

/** A sentence ends at a mark that something else than a letter or digit follows, or at a line end. */
const sentenceEnd = /[.!?。！？](?![\p{L}\p{N}])|\n/u;

function sentencesOf(content: MarkingContent): Sentence[] {
  return summaryTexts(content).flatMap((text, summary) => {
    const sentences: TextWord[][] = [];
    let before = 0;
    for (const word of textWords(text)) {
      if (sentences.length === 0 || sentenceEnd.test(text.slice(before, word.start))) sentences.push([]);
      sentences.at(-1)?.push(word);
      before = word.end;
    }
    return sentences.map((words) => {
      const forms = words.map(({ written }) => wordForm(written));
      return { summary, words, content: new Set(forms.filter(isContentWord)) };
    });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
