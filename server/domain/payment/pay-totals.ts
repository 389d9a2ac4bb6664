/** What some assignments earn, in minor units. */
export interface PaySums {
  /** Pages submitted. */
  pages: number;
  /** Pay for the pages. */
  dueMinor: number;
  /** Pay given on top. */
  bonusMinor: number;
  /** Pay and bonus of the assignments that were approved, paid ones included. */
  approvedMinor: number;
  /** Pay and bonus of the assignments that were paid. */
  paidMinor: number;
}

/** The sums with what follows from them; `openMinor` + `toPayMinor` + `paidMinor` is all that was ever earned. */
export interface PayTotals extends PaySums {
  /** Waits to be approved. */
  openMinor: number;
  /** Approved, not paid. */
  toPayMinor: number;
}

/** What is still to be approved and to be paid. */
export function payTotals(sums: PaySums): PayTotals {
  return {
    ...sums,
    openMinor: sums.dueMinor + sums.bonusMinor - sums.approvedMinor,
    toPayMinor: sums.approvedMinor - sums.paidMinor,
  };
}

const nothing: PaySums = { pages: 0, dueMinor: 0, bonusMinor: 0, approvedMinor: 0, paidMinor: 0 };

/** The totals of several people together. */
export function sumPay(people: readonly PaySums[]): PayTotals {
  return payTotals(
    people.reduce<PaySums>(
      (sum, one) => ({
        pages: sum.pages + one.pages,
        dueMinor: sum.dueMinor + one.dueMinor,
        bonusMinor: sum.bonusMinor + one.bonusMinor,
        approvedMinor: sum.approvedMinor + one.approvedMinor,
        paidMinor: sum.paidMinor + one.paidMinor,
      }),
      nothing,
    ),
  );
}
