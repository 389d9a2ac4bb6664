import type { z } from "zod";
import type { AttentionCheck } from "@/server/domain/attention-check/attention-check";
import type { TaskFigures } from "@/server/domain/agreement/task-figures";
import type { RuleBreach } from "@/server/domain/assignment/answer-rules";
import type { KnownAnswer } from "@/server/domain/gold/is-correct";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { Steps } from "@/server/domain/scale/steps";
import type { ReleaseFile } from "@/server/domain/release/release-file";
import type { ImportFile, ItemReader } from "@/server/domain/import/item-reader";
import type { VectorScores } from "@/server/domain/vectors/contracts";
import type { TaskTypeDeclaration } from "./declaration";
import type { DemoCampaign } from "./demo-campaign";
import type { JudgedWork } from "./judged-items";
import type { AnswerInWords } from "./answer-in-words";
import type { Outcomes } from "./outcomes";
import type { Rehearsal } from "./rehearsal";
import type { ShownDimension } from "./shown-dimension";

/** An item as it is stored. */
export interface StoredItem<Content = unknown> {
  textA: string;
  textB: string;
  content: Content;
}

type CheckTexts = Pick<AttentionCheck, "textA" | "textB" | "candidates">;

/** The settings that decide what an answer may be. */
type AskingSettings = Pick<ProjectSettings, "allowTies" | "imageHosts">;

/** An item as it was put before one annotator. */
export interface AskedItem<Content = unknown> extends StoredItem<Content> {
  /** The item's parts by their place in it, in the order in which this annotator sees them; empty where nothing is shuffled. */
  order: readonly number[];
  dimensions: readonly ShownDimension[];
  settings: AskingSettings;
  /** Whether this annotator sees A as B and B as A. */
  isSwapped?: boolean;
}

/** How a browser calls one of the project's pictures: for annotators not by its name, which may tell what an item is. */
export type ImageKeyOf = (name: string) => string | null;

/** What an answer says on one dimension. */
export interface JudgedValue {
  /** null is Not Applicable, or an answer that no number says. */
  value: number | null;
  /** An answer that no number says, as JSON. */
  answer: string | null;
}

/** A known answer; of a ranking `order` holds the candidates by their place in the item, most similar first. */
export interface KnownGold extends KnownAnswer {
  order: readonly number[] | null;
}

/** How the gold of a release scores word vectors. */
export interface VectorTest {
  /** Whether a file of the release has what they are scored by. */
  uses: (fileName: string) => boolean;
  /** @throws FaultyTable for vectors that cannot be read. */
  score: (released: readonly ImportFile[], vectors: ImportFile) => Promise<VectorScores>;
}

/** How a task type works; a new type is one of these in a folder of its own, and a line in `tasks`. */
export interface TaskDefinition<Content, Answer> {
  /** What an item consists of besides its two texts; `z.null()` where they are all. */
  content: z.ZodType<Content>;
  outcomes: Outcomes;
  /** How many parts of an item are shuffled for each annotator. */
  shuffledParts: (content: Content) => number;
  /** An item's content with A and B in each other's place; absent where its texts are all that is swapped. */
  swapContent?: (content: Content) => Content;
  /** What the annotator's browser gets of an item, apart from key and type. The same shape for gold and others. */
  show: (asked: AskedItem<Content>, imageKeyOf: ImageKeyOf) => object;
  /** The rules that an answer breaks; none if it can be taken. */
  check: (answer: Answer, asked: AskedItem<Content>) => RuleBreach[];
  /** What an answer that breaks no rule says on each dimension, by its name; parts are named by their place in the item. */
  judge: (answer: Answer, asked: AskedItem<Content>) => Record<string, JudgedValue>;
  /** What a judged value says, in this type's words. */
  inWords: (judged: JudgedValue, content: Content) => AnswerInWords;
  /** Whether a judged value is right. */
  isRight: (known: KnownGold, judged: JudgedValue) => boolean;
  /** What would have been right, as the annotator would have had to answer. */
  accepted: (known: KnownGold, scale: Steps, order: readonly number[]) => (number | string)[];
  /** The texts of an item's own answers, whose numbers from 1 are judged; absent where answers lie on a scale or are no numbers. */
  namedAnswers?: (content: Content) => readonly string[];
  /** Whether those texts are the same for every item like this one, so that a number says the same of each. */
  sharesAnswers?: (content: Content) => boolean;
  /** What is ranked of an item, by place in it; absent where answers are no orders. */
  candidates?: (content: Content) => string[];
  /** An attention check as an item of this type, null where it lacks a text; absent where no item can be one. */
  checkItem?: (check: CheckTexts) => StoredItem<Content> | null;
  /** Figures about the judgments that only this type has. */
  figures?: (work: JudgedWork) => TaskFigures;
  /** How a rehearsal answers; absent where people answer on a scale. */
  rehearsal?: Rehearsal<Content>;
  /** A campaign with some people's work, which shows the type to whoever tries the product. */
  demo?: DemoCampaign;
  /** How files of items are read. */
  reader: ItemReader;
  /** The pictures among files of items, by the names that items call them; absent where items show none. */
  pictures?: (files: readonly ImportFile[]) => Promise<ImportFile[]>;
  /** Absent where what people judge says nothing of words. */
  vectorTest?: VectorTest;
  /** The files of a release for one dataset that only this type has. */
  releaseForms: readonly ((dataset: string) => ReleaseFile)[];
}

/** A task type whose contents and answers need not be known to whoever uses it: they are parsed at the door. */
export interface Task
  extends
    Omit<TaskTypeDeclaration, "item" | "answer">,
    Omit<
      TaskDefinition<unknown, unknown>,
      | "content"
      | "shuffledParts"
      | "show"
      | "swapContent"
      | "check"
      | "judge"
      | "inWords"
      | "namedAnswers"
      | "sharesAnswers"
      | "candidates"
      | "rehearsal"
    > {
  /** Whether items consist of more than their two texts. */
  hasContent: boolean;
  shuffledParts: (content: unknown) => number;
  show: (asked: AskedItem, imageKeyOf: ImageKeyOf) => object;
  check: (answer: unknown, asked: AskedItem) => RuleBreach[];
  judge: (answer: unknown, asked: AskedItem) => Record<string, JudgedValue>;
  inWords: (judged: JudgedValue, content: unknown) => AnswerInWords;
  namedAnswers: ((content: unknown) => readonly string[]) | undefined;
  sharesAnswers: ((content: unknown) => boolean) | undefined;
  candidates: ((content: unknown) => string[]) | undefined;
  rehearsal: Rehearsal<unknown> | undefined;
}

/** @throws ZodError from `show`, `judge`, `inWords` and whatever takes a content for what is not of this type. */
export function defineTask<Content, Answer>(
  declaration: TaskTypeDeclaration & { answer: z.ZodType<Answer> },
  definition: TaskDefinition<Content, Answer>,
): Task {
  const { item: _item, answer: answerOf, ...declared } = declaration;
  const { content: contentOf, ...others } = definition;
  const { namedAnswers, sharesAnswers, candidates, rehearsal, swapContent, ...rest } = others;
  const known = (asked: AskedItem): AskedItem<Content> => {
    const { textA, textB, order, dimensions, settings } = asked;
    const content = contentOf.parse(asked.content);
    return asked.isSwapped === true
      ? {
          textA: textB,
          textB: textA,
          content: swapContent?.(content) ?? content,
          order,
          dimensions,
          settings,
        }
      : { textA, textB, content, order, dimensions, settings };
  };
  return {
    ...declared,
    ...rest,
    hasContent: !contentOf.safeParse(null).success,
    shuffledParts: (content) => definition.shuffledParts(contentOf.parse(content)),
    show: (asked, imageKeyOf) => definition.show(known(asked), imageKeyOf),
    check: (answer, asked) => {
      const parsed = answerOf.safeParse(answer);
      return parsed.success ? definition.check(parsed.data, known(asked)) : ["malformed"];
    },
    judge: (answer, asked) => definition.judge(answerOf.parse(answer), known(asked)),
    inWords: (judged, content) => definition.inWords(judged, contentOf.parse(content)),
    namedAnswers: namedAnswers && ((content) => namedAnswers(contentOf.parse(content))),
    candidates: candidates && ((content) => candidates(contentOf.parse(content))),
    sharesAnswers: sharesAnswers && ((content) => sharesAnswers(contentOf.parse(content))),
    rehearsal: rehearsal && ofAnyContent(rehearsal, contentOf),
  };
}

function ofAnyContent<Content>(
  { simulate, recorded, asShown }: Rehearsal<Content>,
  contentOf: z.ZodType<Content>,
): Rehearsal<unknown> {
  return {
    asShown,
    simulate: (random, rehearsed, content) => simulate(random, rehearsed, contentOf.parse(content)),
    ...(recorded && { recorded: (text, content) => recorded(text, contentOf.parse(content)) }),
  };
}
