import type { Amount } from "@/server/domain/assignment/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";

type Pay = Pick<ProjectSettings, "payPerHitMinor" | "currency">;

/** A sum in the currency's minor unit as the doors say it, e.g. 80 → 0.8 USD. */
export function moneyOf(currency: string, minor: number): Amount {
  return { amount: minor / 100, currency };
}

/** As `moneyOf`; null where pay was agreed elsewhere. */
export function amountOf({ payPerHitMinor, currency }: Pay, minor: number): Amount | null {
  return payPerHitMinor === null ? null : moneyOf(currency, minor);
}
