import type { z } from "zod";
import type { ItemFormat } from "@/server/domain/import/contracts";
import type { Preset } from "@/server/domain/preset/preset";

/** What a type's agreement is computed from: numbers on dimensions, rankings, marked units, or nothing. */
export type AgreementBasis = "values" | "rankings" | "units" | "none";

/**
 * What an attention check consists of: two texts, one with context, a question with candidates or two texts, two records,
 * a word and a sense, pairs of which one is the most and one the least similar, or a target with candidates to rank.
 */
export type AttentionCheckForm = "pair" | "text" | "question" | "records" | "word" | "pairs" | "ranking";

/** A screen of the Items tab that only one task type has, and when there is something to do on it. */
interface ItemScreen {
  path: string;
  isOpenIn: "draft" | "launched";
}

/** What the whole product may know of a task type: what it is, not how it works. */
export interface TaskTypeDeclaration {
  itemKind: string;
  /** What the items of a release are, with what was judged of them. */
  itemWords: string;
  /** What a browser or program gets to see of one item, apart from its key. */
  item: z.ZodObject;
  /** The form of an answer. */
  answer: z.ZodType;
  agreement: AgreementBasis;
  /** Whether people answer on a scale that the organizer sets; what has none still has one in which its numbers are stored. */
  usesScale: boolean;
  /** Whether items have answers with texts of their own, which are judged by their numbers. */
  namesAnswers: boolean;
  /** Whether an item is more than its two texts tell, so that lists offer the whole of it. */
  hasWholeItem: boolean;
  /** Whether items may be rated on several dimensions, which the organizer names. */
  hasDimensions: boolean;
  /** Whether the project decides if what is ranked may share a place. */
  maySharePlaces: boolean;
  /** Whether items are questions that can be made of a list of pairs. */
  makesQuestions: boolean;
  /** Whether A and B have the same role, and no answer names one of them, so that they can change places. */
  sidesAreAlike: boolean;
  /** Whether it is well defined what makes an item less alike, so that degraded twins of it can be shown. */
  makesTwins: boolean;
  /** Whether pictures come with the files of items. */
  takesPictures: boolean;
  /** Whether runs of systems can be scored against its releases: a value for each item and dimension. */
  scoresRuns: boolean;
  itemScreen: ItemScreen | null;
  /** null where an item cannot say itself what to answer. */
  checkForm: AttentionCheckForm | null;
  /** Whether the gold of a release scores word vectors. */
  scoresVectors: boolean;
  /** The forms of files that it reads, the most usual first. */
  readFormats: readonly ItemFormat[];
  /** What a project of this type can begin with, by name; at least one. */
  presets: Readonly<Record<string, Preset>>;
}

/** What most types of ratings are; each says only what is different. */
export const ratedTexts = {
  agreement: "values",
  usesScale: true,
  namesAnswers: false,
  hasWholeItem: false,
  hasDimensions: false,
  maySharePlaces: false,
  makesQuestions: false,
  sidesAreAlike: false,
  makesTwins: false,
  takesPictures: false,
  scoresRuns: false,
  itemScreen: null,
  checkForm: null,
  scoresVectors: false,
} as const satisfies Partial<TaskTypeDeclaration>;

/** A declaration whose item and answer keep their own forms. */
export const declareTaskType = <const Declaration extends TaskTypeDeclaration>(declaration: Declaration) =>
  declaration;
