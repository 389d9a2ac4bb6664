import type { JoinProjectInput } from "@/server/domain/assignment/contracts";
import { countryCode } from "@/server/domain/policy/policies";
import { readArrival, type ArrivedBy } from "@/server/domain/recruiter/recruiter-arrival";
import type { RecruiterArrival } from "@/server/domain/recruiter/recruiters";

/** Who sent somebody, and what is known of them, as far as the address of the join link says. */
export interface JoinLink extends Partial<
  Pick<
    JoinProjectInput,
    | "externalId"
    | "session"
    | "submission"
    | "study"
    | "submitTo"
    | "signature"
    | "country"
    | "languages"
    | "approvalRate"
    | "invite"
  >
> {
  source: JoinProjectInput["source"];
  /** A marketplace shows the task to somebody who has not accepted it. */
  isPreview: boolean;
}

type Read = (name: string) => string | undefined;

/** Characters; a recruiter's ids have 24 and more. */
const minSessionLength = 8;

const notAccepted = "ASSIGNMENT_ID_NOT_AVAILABLE";

/** Recruiters whose links are known in projects, too, that have not set them up. */
const knownLinks: readonly RecruiterArrival[] = [{ name: "prolific", studyId: "" }, { name: "mturk" }];

/**
 * Reads the parameters of a join link. The project's recruiters have parameters of their own; Prolific's and Mechanical
 * Turk's are known everywhere. Any recruiter may add `country` (ISO 3166-1), `language` (one or more tags, by commas) and `approvalRate` (0–1); a
 * personal invitation has `invite`. A value that cannot be one is taken as not given.
 */
export function readJoinLink(parameter: Read, recruiters: readonly RecruiterArrival[] = []): JoinLink {
  return {
    ...senderOf(parameter, recruiters),
    ...countryOf(parameter),
    ...languagesOf(parameter),
    ...approvalRateOf(parameter),
    isPreview: parameter("assignmentId") === notAccepted,
  };
}

type Sender = Pick<
  JoinLink,
  "source" | "externalId" | "session" | "invite" | "submission" | "study" | "submitTo" | "signature"
>;

function senderOf(parameter: Read, recruiters: readonly RecruiterArrival[]): Sender {
  const invite = parameter("invite");
  if (invite) return { source: "invite", invite };
  const sent = readArrival(recruiters, parameter);
  if (sent !== null) return { ...sent, ...sessionOf(sent) };
  const known = readArrival(knownLinks, parameter);
  return known?.externalId === undefined ? { source: "link" } : { ...known, ...sessionOf(known) };
}

/** A session too short to be a secret proves nothing. */
function sessionOf({ submission }: ArrivedBy): Pick<JoinLink, "session"> {
  const session = submission ?? "";
  return session.length >= minSessionLength && session !== notAccepted ? { session } : {};
}

function countryOf(parameter: Read): Pick<JoinLink, "country"> {
  const country = countryCode.safeParse(parameter("country")?.toUpperCase());
  return country.success ? { country: country.data } : {};
}

function languagesOf(parameter: Read): Pick<JoinLink, "languages"> {
  const languages = (parameter("language") ?? "").split(",").flatMap(primaryTag);
  return languages.length > 0 ? { languages } : {};
}

/** "he" of "he-IL". */
function primaryTag(text: string): string[] {
  const tag = /^\s*([a-z]{2,3})(-|\s*$)/i.exec(text)?.[1];
  return tag === undefined ? [] : [tag.toLowerCase()];
}

function approvalRateOf(parameter: Read): Pick<JoinLink, "approvalRate"> {
  const text = parameter("approvalRate")?.trim() ?? "";
  const approvalRate = text === "" ? NaN : Number(text);
  return approvalRate >= 0 && approvalRate <= 1 ? { approvalRate } : {};
}
