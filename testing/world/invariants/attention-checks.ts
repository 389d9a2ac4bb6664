import type { ShownCheck } from "@/server/domain/attention-check/attention-check";
import type { Answer } from "@/server/domain/task/wire";
import type { CampaignRecords } from "./read-campaign";
import { isSkipped } from "./tally";

/**
 * An attention check is judged by the answer that is stored of it, the corrected one where there is one: passed if it is
 * what the page itself asked for, else failed, and not at all while its page has not been counted or has no answer to it.
 */
export function attentionCheckViolations(campaign: CampaignRecords): string[] {
  const pages = new Map(campaign.pages.map((page) => [page.id, page]));
  return campaign.metChecks.flatMap((met) => {
    const name = `Check ${met.checkId} on ${met.assignmentId}`;
    const check = pages.get(met.assignmentId)?.attentionCheck;
    if (check?.checkId !== met.checkId) return [`${name} is not what its page has.`];
    const response = campaign.responses.get(met.assignmentId);
    const answer = isSkipped(campaign, met.assignmentId, met.checkId)
      ? undefined
      : answersIn(response?.body).find(({ key }) => key === check.key);
    if (met.passed === null) {
      const isOverlooked = answer !== undefined && response?.counted === true;
      return [
        ...(isOverlooked ? [`${name} was answered and not judged.`] : []),
        ...(met.value !== null || met.answeredAt !== null ? [`${name} has an answer and no verdict.`] : []),
      ];
    }
    if (answer === undefined) return [`${name} was judged without an answer.`];
    const { numbers, isAsAsked } = said(check, answer);
    const value = new Set(numbers).size === 1 ? (numbers[0] ?? null) : null;
    return [
      ...(met.passed === isAsAsked ? [] : [`${name} is ${verdict(met.passed)} by an answer that is not.`]),
      ...(met.value === value ? [] : [`${name} has value ${met.value} and was answered ${value}.`]),
      ...(met.answeredAt === null ? [`${name} was judged and has no time.`] : []),
    ];
  });
}

const verdict = (passed: boolean) => (passed ? "passed" : "failed");

const answersIn = (body: unknown): Answer[] => (body as { answers?: Answer[] } | undefined)?.answers ?? [];

/**
 * An answer in the numbers in which a check says what it accepts, read without the product's own grading.
 * @returns `numbers` of each dimension, none of a ranking; null is Not Applicable.
 */
function said({ accepted, order = [] }: ShownCheck, answer: Answer) {
  const ownNumber = (shown: number) => (order.length === 0 ? shown : (order[shown - 1] ?? -1) + 1);
  if ("ranking" in answer) {
    const ranked = answer.ranking.map((place) =>
      typeof place === "string" ? ownNumber(Number(place.slice(1))) : null,
    );
    return { numbers: [null], isAsAsked: isEqual(ranked, accepted) };
  }
  if (!("values" in answer)) throw new Error("No check is answered so.");
  const { values } = answer;
  const numbers = Object.values(values).map((value) => (value === "NA" ? null : ownNumber(value)));
  const isOfRoles = "most" in values && "least" in values;
  const roles = [values["most"], values["least"]].map((value) => ownNumber(Number(value)));
  const isAsAsked = isOfRoles
    ? isEqual(roles, accepted)
    : numbers.every((number) => number !== null && accepted.includes(number));
  return { numbers, isAsAsked };
}

const isEqual = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);
