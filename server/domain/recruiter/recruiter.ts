import { z } from "zod";
import type { FieldProblem } from "@/server/domain/field-problems";
import { endReasons } from "./end-reason";
import { returnOutcomes, type ReturnOutcome } from "./return-outcome";

/** A parameter that a recruiter adds to the join link. */
interface ArrivalParameter {
  name: string;
  /** What its value looks like. */
  form: RegExp;
  /** Whether the recruiter adds it to a link by itself. */
  isAddedByItself?: true;
}

/** What a recruiter tells of somebody in the address of the join link; each is needed unless it is null. */
export interface ArrivalParameters {
  /** Its id for the person. */
  participant: ArrivalParameter;
  /** Its id for what is done at this visit: a submission or an assignment. */
  submission: ArrivalParameter | null;
  /** Its id for the task that it shows to people. */
  study: ArrivalParameter | null;
  /** The address that takes what is handed in. */
  submitTo: ArrivalParameter | null;
  /** What proves that the recruiter wrote the rest; absent where nothing does. */
  signature?: ArrivalParameter | null;
}

/** What is known of somebody whose work ends. */
export interface Returning {
  externalId: string | null;
  submissionId: string | null;
  studyId: string | null;
  submitTo: string | null;
  /** Our own code for them; null for somebody who has not joined. */
  completionCode: string | null;
  /** Pages of work that they submitted. */
  workHitCount: number;
}

/** Signs a text as the recruiter expects it. */
export type Sign = (text: string) => string;

/** A web address, or a form that is sent to one. */
const wayBack = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("link"), href: z.string(), code: z.string().nullable() }),
  z.object({ kind: z.literal("form"), action: z.string(), fields: z.record(z.string(), z.string()) }),
]);
export type WayBack = z.infer<typeof wayBack>;

/** The settings that recruiters have in common; what is left out is as usual. */
export const outcomeSettings = {
  /** For each outcome what the recruiter needs: a code, an address, or whether something is handed in. "" for nothing. */
  outcomes: z.partialRecord(z.enum(returnOutcomes), z.string().trim().max(2_000)),
  /** The outcome of each end. */
  ends: z.partialRecord(z.enum(endReasons), z.enum(returnOutcomes).exclude(["no-work"])),
};

/** How people come from one kind of recruiter and go back to it. */
export interface Recruiter<Settings> {
  parametersOf: (settings: Settings) => ArrivalParameters;
  /** What stands for the value of a parameter in the link that organizers paste; null where it is added by itself. */
  placeholderOf: ((parameter: string) => string) | null;
  /** What is in force for an outcome that the settings leave out. */
  usual: Partial<Record<ReturnOutcome, string>>;
  /** The outcomes without which a campaign goes wrong; a launch warns of those that have nothing. */
  expected: readonly ReturnOutcome[];
  /** What is wrong with what somebody set for an outcome; null where nothing is. Never asked about "". */
  targetProblem: (target: string, settings: Settings) => FieldProblem | null;
  /** Where the button of an outcome leads; null where what is known of the person does not suffice. */
  wayBack: (target: string, person: Returning, settings: Settings, sign: Sign | null) => WayBack | null;
  /** Hosts that may show our pages in a frame, and hosts that forms are sent to. */
  frames: { ancestors: readonly string[]; forms: readonly string[] } | null;
}

export const handBack = z.object({ recruiter: z.string(), way: wayBack });
