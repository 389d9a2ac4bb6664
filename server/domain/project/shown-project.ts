import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { erasureModes } from "@/server/domain/policy/privacy-policy";
import { eligibilityPolicy } from "@/server/domain/policy/policies";
import { scaleDraft } from "@/server/domain/scale/scale";
import { recruiterArrival } from "@/server/domain/recruiter/recruiters";
import { projectSettings, projectStates, slug } from "./project";
import { taskTypes } from "@/server/domain/task/task-types";

/** What must be passed before work counts, as somebody reads of it beforehand. */
const shownQualification = z.object({
  kind: z.enum(["test", "quiz", "training"]),
  /** Questions of one try. */
  size: z.int(),
  needed: z.int(),
  /** The part of the answers that must be right where a question has several of them, each graded on its own; else null. */
  neededShare: z.number().nullable(),
  tries: z.int(),
  /** What doing it earns, passed or not; null where pay was agreed elsewhere. */
  pay: amount.nullable(),
  /** Whether whoever looks at the project has it before them. */
  isAhead: z.boolean(),
});
export type ShownQualification = z.infer<typeof shownQualification>;

/** Whom the project is open to. */
const joiningConditions = eligibilityPolicy.omit({ notInProjects: true }).extend({
  /** Whether taking part in some other project rules joining out; which ones stays with the organizer. */
  notInOthers: z.boolean(),
});
export type JoiningConditions = z.infer<typeof joiningConditions>;

/** What anybody who has the join link may read about a project. */
export const shownProject = projectSettings
  .pick({
    instructions: true,
    consent: true,
    contactName: true,
    contactEmail: true,
    hitSize: true,
    leaseMinutes: true,
    breakMinutes: true,
    feedback: true,
    itemComments: true,
    itemConfidence: true,
    scaleDirection: true,
    imageHosts: true,
    itemReports: true,
  })
  .extend({
    slug,
    name: z.string(),
    taskType: z.enum(taskTypes),
    language: z.string(),
    state: z.enum(projectStates),
    /** The language of the texts below where it is another than they were written in (BCP 47); else null. */
    translation: z.string().nullable(),
    /** Languages in which the texts can be read, too, and the pages around them are not there. */
    otherLanguages: z.array(z.string()),
    /** The language of the question and the scale, translated or not. */
    textsLanguage: z.string(),
    question: z.string(),
    /** On how many dimensions each item is judged. */
    dimensionCount: z.int(),
    scale: scaleDraft,
    payPerHit: amount.nullable(),
    /** Whether some pairs have a known answer, which the instructions say openly. */
    usesGold: z.boolean(),
    /** Whether some items say themselves what to answer, which is said openly too. */
    usesChecks: z.boolean(),
    /** How people come from recruiters; not how they go back. */
    recruiters: z.array(recruiterArrival),
    conditions: joiningConditions,
    /** Whether the organizers ask something before the work or after it. */
    asksQuestions: z.boolean(),
    /** null where nothing has to be passed. */
    qualification: shownQualification.nullable(),
    /** What becomes of answers when their author withdraws, and when ids and traces go after the close. */
    onErase: z.enum(erasureModes),
    keepTracesDays: z.int(),
    /** Whether this browser has joined already. */
    joined: z.boolean(),
    /** By which whoever joined comes back from any browser; null before. */
    returnCode: z.string().nullable(),
  });
export type ShownProject = z.infer<typeof shownProject>;
