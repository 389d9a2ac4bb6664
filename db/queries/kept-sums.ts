import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { annotators, assignments, payments, responses } from "@/db/schema";

/** What changed of somebody's pay beside what is due for pages, in minor units. */
export interface PayChange {
  annotatorId: string;
  bonusMinor: number;
  approvedMinor: number;
  paidMinor: number;
}

/** The sums of these annotators with the changes added to them. */
export function paySumsAfter(changes: readonly PayChange[]) {
  const plus = (column: AnyPgColumn, of: (change: PayChange) => number) => {
    const cases = changes.map((one) => sql`when ${one.annotatorId} then ${sql.raw(String(of(one)))}`);
    return sql`${column} + case ${annotators.id} ${sql.join(cases, sql` `)} else 0 end`;
  };
  return {
    bonusMinor: plus(annotators.bonusMinor, (one) => one.bonusMinor),
    approvedMinor: plus(annotators.approvedMinor, (one) => one.approvedMinor),
    paidMinor: plus(annotators.paidMinor, (one) => one.paidMinor),
  };
}

const sumOfPay = (of: SQL) =>
  sql`coalesce((select sum(${of}) from ${payments} where ${payments.annotatorId} = ${annotators.id}), 0)`;
const earned = sql`${payments.dueMinor} + ${payments.bonusMinor}`;

/** What is kept of an annotator, from their pages and the ledger. */
export const countedAnew = {
  countedHitCount: sql`(select count(*) from ${assignments}
    join ${responses} on ${responses.assignmentId} = ${assignments.id}
    where ${assignments.annotatorId} = ${annotators.id} and ${assignments.kind} = 'work' and ${responses.counted})`,
  payPageCount: sumOfPay(sql`1`),
  bonusMinor: sumOfPay(sql`${payments.bonusMinor}`),
  approvedMinor: sumOfPay(sql`case when ${payments.approvedAt} is null then 0 else ${earned} end`),
  paidMinor: sumOfPay(sql`case when ${payments.paidAt} is null then 0 else ${earned} end`),
};
