import type { FieldProblems } from "@/server/domain/field-problems";
import { isSignedArrival, panelAddressProblem, signsAddresses } from "./panel/panel";
import { coversProblem, signsProblem } from "./panel/signature";
import type { PanelSettings } from "./panel/panel";
import { sonaSiteProblem } from "./sona/sona";
import { recruiterOf, type RecruiterSettings } from "./recruiters";

/** What is wrong with how people go back to the recruiters of a project, by field. */
export function checkRecruiters({ recruiters }: { recruiters: readonly RecruiterSettings[] }): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, recruiter] of recruiters.entries()) {
    const field = `settings.recruiters.${at}`;
    if (recruiters.findIndex(({ name }) => name === recruiter.name) < at) {
      problems[`${field}.name`] = { reason: "repeated", params: {} };
    }
    if (recruiter.name === "panel") {
      Object.assign(problems, panelProblems(recruiter, field));
    }
    if (recruiter.name === "sona" && recruiter.credit !== undefined) {
      const problem = sonaSiteProblem(recruiter.credit);
      if (problem !== null) problems[`${field}.credit.site`] = problem;
    }
    Object.assign(problems, outcomeProblems(recruiter, field));
  }
  return problems;
}

function panelProblems(recruiter: PanelSettings, field: string): FieldProblems {
  const { parameters, signature, arrivalSignature } = recruiter;
  const found = {
    address: panelAddressProblem(recruiter),
    "signature.signs": signature === undefined ? null : signsProblem(signature),
    "arrivalSignature.covers": arrivalSignature === undefined ? null : coversProblem(arrivalSignature),
    "arrivalSignature.parameter":
      isSignedArrival(recruiter) && !signsAddresses(recruiter)
        ? { reason: "signature_not_set" as const, params: {} }
        : null,
  };
  const problems = Object.entries(found).flatMap(([key, problem]) =>
    problem === null ? [] : [[`${field}.${key}`, problem] as const],
  );
  return {
    ...Object.fromEntries(problems),
    ...repeatedParameters({ ...parameters, signature: arrivalSignature?.parameter ?? "" }, field),
  };
}

function repeatedParameters(parameters: Record<string, string>, field: string): FieldProblems {
  const names = Object.values(parameters);
  const repeated = Object.entries(parameters).filter(
    ([, name], at) => name !== "" && names.indexOf(name) < at,
  );
  const at = (key: string) => (key === "signature" ? "arrivalSignature.parameter" : `parameters.${key}`);
  return Object.fromEntries(
    repeated.map(([key]) => [`${field}.${at(key)}`, { reason: "repeated", params: {} }]),
  );
}

function outcomeProblems(recruiter: RecruiterSettings, field: string): FieldProblems {
  const problems: FieldProblems = {};
  const { targetProblem } = recruiterOf(recruiter);
  const seen = new Set<string>();
  for (const [outcome, target] of Object.entries(recruiter.outcomes)) {
    if (target === "") continue;
    const problem = targetProblem(target, recruiter);
    if (problem !== null) problems[`${field}.outcomes.${outcome}`] = problem;
    // Prolific does what the study says of a code, so that two outcomes with one code are one to it.
    else if (recruiter.name === "prolific" && seen.has(target)) {
      problems[`${field}.outcomes.${outcome}`] = { reason: "repeated", params: {} };
    }
    seen.add(target);
  }
  return problems;
}
