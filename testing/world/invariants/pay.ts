import type { CampaignRecords } from "./read-campaign";
import { isKeptOnly, unequal } from "./tally";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The ledger is what the submissions say, nothing in it is negative, and a budget holds but for late pages. */
export function payViolations(campaign: CampaignRecords): string[] {
  return [...ledger(campaign), ...dues(campaign), ...budget(campaign)];
}

function ledger(campaign: CampaignRecords): string[] {
  const { pages, responses, payments } = campaign;
  const paid = new Map(payments.map(({ assignmentId, dueMinor }) => [assignmentId, dueMinor]));
  const negative = payments.filter(({ dueMinor, bonusMinor }) => dueMinor < 0 || bonusMinor < 0);
  const strays = payments.filter(({ assignmentId }) => !responses.has(assignmentId));
  return [
    ...negative.map(({ assignmentId }) => `The pay of ${assignmentId} is negative.`),
    ...strays.map(({ assignmentId }) => `${assignmentId} is paid without a submission.`),
    ...pages.flatMap((page) => {
      const response = responses.get(page.id);
      if (response === undefined) return [];
      const due = isKeptOnly(campaign, page) ? 0 : page.payMinor;
      return [
        ...unequal(`dueMinor of response ${page.id}`, response.dueMinor, due),
        ...unequal(`The pay of ${page.id}`, paid.get(page.id) ?? 0, due),
      ];
    }),
  ];
}

function dues({ annotators, payments }: CampaignRecords): string[] {
  return annotators.flatMap(({ id, dueMinor, payPageCount, bonusMinor, approvedMinor, paidMinor }) => {
    const kept = { payPageCount, bonusMinor, approvedMinor, paidMinor };
    const own = payments.filter(({ annotatorId }) => annotatorId === id);
    const all = (some: typeof own) => sum(some.map((payment) => payment.dueMinor + payment.bonusMinor));
    const is = (figure: keyof typeof kept, derived: number) =>
      unequal(`${figure} of annotator ${id}`, kept[figure], derived);
    return [
      ...unequal(`dueMinor of annotator ${id}`, dueMinor, sum(own.map((payment) => payment.dueMinor))),
      ...is("payPageCount", own.length),
      ...is("bonusMinor", sum(own.map((payment) => payment.bonusMinor))),
      ...is("approvedMinor", all(own.filter(({ approvedAt }) => approvedAt !== null))),
      ...is("paidMinor", all(own.filter(({ paidAt }) => paidAt !== null))),
    ];
  });
}

function budget({ project, pages, payments, responses }: CampaignRecords): string[] {
  const { budgetMinor } = project.settings.limits;
  if (budgetMinor === null) return [];
  const earned = sum(payments.map(({ dueMinor, bonusMinor }) => dueMinor + bonusMinor));
  const promised = sum(pages.filter(({ state }) => state === "leased").map(({ payMinor }) => payMinor));
  const late = sum(
    [...responses.values()].filter(({ reply }) => reply.afterLease).map(({ dueMinor }) => dueMinor),
  );
  const beyond = earned + promised - late - budgetMinor;
  return [
    ...unequal("committedMinor", project.committedMinor, earned + promised),
    ...(beyond > 0 ? [`The budget of ${budgetMinor} is overdrawn by ${beyond}.`] : []),
  ];
}
