import type { z } from "zod";
import { annotatorVerbs, nothing, type AnnotatorVerb } from "@/server/api/annotator-verbs";
import { assignmentInput, sentAt } from "@/server/domain/assignment/contracts";
import { sentNext, withDimensionsOnce } from "@/server/domain/assignment/sent-page";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { showSentAt } from "@/server/services/assignment/show-sent-at";

const { questionnaire: _shown, ...shared } = annotatorVerbs;

/**
 * What the scripts of annotators' pages call by its name, each with a POST. It is answered in front of Next, and the same
 * by the procedures of the same names.
 */
export const pageVerbs = {
  ...shared,
  next: {
    input: nothing,
    output: sentNext,
    act: async (deps, actor) => withDimensionsOnce(await leaseNextHit(deps, actor)),
  } satisfies AnnotatorVerb<typeof nothing, typeof sentNext>,
  /** Asked by a tab that shows a page which another one may have sent. */
  sentAt: {
    input: assignmentInput,
    output: sentAt,
    act: showSentAt,
  } satisfies AnnotatorVerb<typeof assignmentInput, typeof sentAt>,
};

type PageVerb = AnnotatorVerb<z.ZodType, z.ZodType>;

/** The verb of a name; undefined where there is none. */
export const pageVerbOf = (name: string): PageVerb | undefined =>
  Object.hasOwn(pageVerbs, name) ? ((pageVerbs as Record<string, unknown>)[name] as PageVerb) : undefined;
