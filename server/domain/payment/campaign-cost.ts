import type { ProjectSettings } from "@/server/domain/project/project";
import { qualifyingPay, type QualifyingPaySettings } from "./qualifying-pay";

/** What a campaign costs, in the currency's minor unit, and what that is against its budget. */
export interface CampaignCostFigures {
  perHitMinor: number;
  workMinor: number;
  qualificationMinor: number;
  sumMinor: number;
  against: "noBudget" | "within" | "beyond";
  lackMinor: number;
}

/**
 * The pay of every HIT that has to be submitted, and of the qualification of the people who are planned.
 * @param hits HIT submissions that all judgments come in.
 * @returns null where pay was agreed elsewhere.
 */
export function campaignCost(
  settings: QualifyingPaySettings & Pick<ProjectSettings, "payPerHitMinor" | "limits">,
  hits: number,
): CampaignCostFigures | null {
  const { payPerHitMinor, limits } = settings;
  if (payPerHitMinor === null) return null;
  const workMinor = hits * payPerHitMinor;
  const qualificationMinor = qualifyingPay(settings);
  const sumMinor = workMinor + qualificationMinor;
  const { budgetMinor } = limits;
  const lackMinor = budgetMinor === null ? 0 : Math.max(0, sumMinor - budgetMinor);
  const against = budgetMinor === null ? "noBudget" : lackMinor > 0 ? "beyond" : "within";
  return { perHitMinor: payPerHitMinor, workMinor, qualificationMinor, sumMinor, against, lackMinor };
}
