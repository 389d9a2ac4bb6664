import { arrivalParametersOf, type RecruiterArrival, type RecruiterName } from "./recruiters";

/** Why the signature of a link does not let its person in. */
const signedLinkFaults = ["forged", "expired", "foreign", "unchecked"] as const;
export type SignedLinkFault = (typeof signedLinkFaults)[number];

/** What organizers are told of: why links let nobody in who meant to take part. */
export const linkFaults = [
  "missing",
  "malformed",
  "other-study",
  ...signedLinkFaults,
  "reused",
  "second-place",
] as const;
export type LinkFault = (typeof linkFaults)[number];

type Read = (name: string) => string | undefined;

/** What a recruiter's link says of somebody, as it stands there. */
export interface ArrivedBy {
  source: RecruiterName;
  externalId?: string | undefined;
  submission?: string | undefined;
  study?: string | undefined;
  submitTo?: string | undefined;
  signature?: string | undefined;
}

/** Who was sent by a recruiter of the project, as its link says; null where no parameter of one is there. */
export function readArrival(recruiters: readonly RecruiterArrival[], parameter: Read): ArrivedBy | null {
  for (const recruiter of recruiters) {
    const { participant, submission, study, submitTo, signature } = arrivalParametersOf(recruiter);
    const given = (of: { name: string } | null = null) =>
      of === null ? "" : (parameter(of.name)?.trim() ?? "");
    const parts = {
      ...(given(participant) && { externalId: given(participant) }),
      ...(given(submission) && { submission: given(submission) }),
      ...(given(study) && { study: given(study) }),
      ...(given(submitTo) && { submitTo: given(submitTo) }),
      ...(given(signature) && { signature: given(signature) }),
    };
    if (Object.keys(parts).length > 0) return { source: recruiter.name, ...parts };
  }
  return null;
}

/**
 * `tried`: a test participant, by the test study that an organizer had made. `forged`: no signature, or not the recruiter's.
 * `expired`: signed, but its time was over. `foreign`: signed for another person, visit, study or server. `unchecked`: the
 * recruiter's keys could not be read. `reused`: a signed link that another browser opened first. `second-place`: its person
 * has a place in another project of the same study.
 */
export const arrivalProblems = [...linkFaults, "tried"] as const;

/** Whether organizers are to know of it: a test of the study goes as it should. */
export const isFaultOfLink = (problem: ArrivalProblem["problem"]): problem is LinkFault =>
  problem !== "tried";

/** Why somebody cannot join by the link they came with, and the parameter it is about. */
export interface ArrivalProblem {
  recruiter: RecruiterName;
  problem: (typeof arrivalProblems)[number];
  parameter: string;
}

/** What is wrong with how somebody came from a recruiter of the project; null where nothing is. */
export function arrivalProblem(
  recruiter: RecruiterArrival,
  arrived: Omit<ArrivedBy, "source">,
): ArrivalProblem | null {
  const { participant, submission, study, submitTo, signature = null } = arrivalParametersOf(recruiter);
  const given = [
    [participant, arrived.externalId],
    [study, arrived.study],
    [submission, arrived.submission],
    [submitTo, arrived.submitTo],
    [signature, arrived.signature],
  ] as const;
  for (const [expected, value] of given) {
    if (expected === null) continue;
    const { name: parameter, form } = expected;
    if (value === undefined) return { recruiter: recruiter.name, problem: "missing", parameter };
    if (!form.test(value)) return { recruiter: recruiter.name, problem: "malformed", parameter };
  }
  const own = recruiter.name === "prolific" ? recruiter.studyId : "";
  return own !== "" && own.toLowerCase() !== arrived.study?.toLowerCase()
    ? { recruiter: recruiter.name, problem: "other-study", parameter: study?.name ?? "" }
    : null;
}
