import type { JoinProjectInput } from "@/server/domain/assignment/contracts";
import { countryCode } from "@/server/domain/policy/policies";

/** Who sent somebody, and what is known of them, as far as the address of the join link says. */
export interface JoinLink extends Partial<
  Pick<JoinProjectInput, "externalId" | "session" | "country" | "languages" | "approvalRate" | "invite">
> {
  source: JoinProjectInput["source"];
  /** A marketplace shows the task to somebody who has not accepted it. */
  isPreview: boolean;
}

type Read = (name: string) => string | undefined;

/** Characters; a recruiter's ids have 24 and more. */
const minSessionLength = 8;

const notAccepted = "ASSIGNMENT_ID_NOT_AVAILABLE";

/**
 * Reads the parameters of a join link. Prolific adds PROLIFIC_PID and SESSION_ID, Mechanical Turk workerId and assignmentId; any
 * recruiter may add `country` (ISO 3166-1), `language` (one or more tags, by commas) and `approvalRate` (0–1); a
 * personal invitation has `invite`. A value that cannot be one is taken as not given.
 */
export function readJoinLink(parameter: Read): JoinLink {
  return {
    ...senderOf(parameter),
    ...countryOf(parameter),
    ...languagesOf(parameter),
    ...approvalRateOf(parameter),
    isPreview: parameter("assignmentId") === notAccepted,
  };
}

function senderOf(parameter: Read): Pick<JoinLink, "source" | "externalId" | "session" | "invite"> {
  const invite = parameter("invite");
  if (invite) return { source: "invite", invite };
  const prolificId = parameter("PROLIFIC_PID");
  if (prolificId)
    return { source: "prolific", externalId: prolificId, ...sessionOf(parameter("SESSION_ID")) };
  const workerId = parameter("workerId");
  return workerId
    ? { source: "mturk", externalId: workerId, ...sessionOf(parameter("assignmentId")) }
    : { source: "link" };
}

/** A session too short to be a secret proves nothing. */
function sessionOf(text: string | undefined): Pick<JoinLink, "session"> {
  const session = text?.trim() ?? "";
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
