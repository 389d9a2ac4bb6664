import { type Estimate } from "../estimate";
import { completeItems } from "../judgments/complete-items";
import { type JudgmentTable } from "../judgments/judgment-table";
import { cohenKappa, type KappaReason } from "./cohen-kappa";
import { cohenKappaInterval } from "./cohen-kappa-interval";

type CohenKappa = Estimate<KappaReason, { n: number; low?: number; high?: number; method?: "large-sample" }>;

/**
 * Cohen's κ of a table of two annotators, on the items both judged, with its interval where it has one; null of a table
 * of any other number: κ compares two.
 */
export function cohenKappaOfTwo(table: JudgmentTable): CohenKappa | null {
  const [one, other, ...more] = new Set(table.annotators);
  if (one === undefined || other === undefined || more.length > 0) return null;
  const rows = completeItems(table);
  const [x, y] = [rows.map(([value]) => value ?? null), rows.map(([, value]) => value ?? null)];
  const found = cohenKappaInterval(x, y);
  return found.value === null ? cohenKappa(x, y) : found;
}
