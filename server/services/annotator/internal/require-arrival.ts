import { findProjectBySlug } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { arrivalRefusal } from "@/server/domain/recruiter/contracts";
import type { ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";
import { arrivalRefusalOf, type ArrivingLink } from "@/server/services/recruiter/internal/arrival-refusal-of";
import type { ApplicantIdentity } from "./identify-applicant";

/**
 * Refuses people whom a recruiter of the project sent and whose link does not say what the recruiter needs at the end.
 * Who has a return code or an invitation is known without it.
 * @throws DomainError `arrival_refused` with the recruiter, the parameter and what is wrong with it.
 */
export async function requireArrival(
  tx: Tx,
  input: JoinInput,
  { source }: Pick<ApplicantIdentity, "source">,
  link: ArrivingLink,
): Promise<void> {
  if (input.returnCode !== undefined) return;
  const project = await findProjectBySlug(tx, input.project);
  const problem =
    project === undefined ? null : await arrivalRefusalOf(tx, project, { ...input, source }, link);
  if (problem === null) return;
  throw arrivalRefused(problem);
}

export const arrivalRefused = (problem: ArrivalProblem): DomainError =>
  new DomainError("arrival_refused", sentences[problem.problem](problem), { ...problem });

/** What was wrong with how somebody came, where that is what a refusal says; else null. */
export const arrivalProblemIn = (error: unknown): ArrivalProblem | null =>
  error instanceof DomainError && error.reason === "arrival_refused"
    ? arrivalRefusal.parse(error.details)
    : null;

const sentences: Record<ArrivalProblem["problem"], (problem: ArrivalProblem) => string> = {
  missing: ({ parameter }) => `The link lacks ${parameter}. Open the task from the recruiter again.`,
  malformed: ({ parameter }) => `The link has a wrong ${parameter}. Open the task from the recruiter again.`,
  "other-study": ({ parameter }) => `The ${parameter} in the link belongs to another study.`,
  reused: () => "This link was opened in another browser first. Open the task from the recruiter again.",
  "second-place": () => "This person has a place in another project of the same study.",
  tried: () => "This is a test of the study. Nobody joins by it.",
  expired: ({ parameter }) => `The time of the ${parameter} in the link is over. Open the task again.`,
  foreign: ({ parameter }) =>
    `The ${parameter} in the link was made for another person or visit. Open the task again.`,
  unchecked: ({ parameter }) =>
    `The ${parameter} in the link could not be checked. Open the task again in a minute.`,
  forged: ({ parameter }) => `The ${parameter} in the link is not that of this person. Open the task again.`,
};
