import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { publishedStudy } from "./published-study";
import { withFee } from "./rules/vendor-funds";
import { VendorRefusal } from "./rules/vendor-refusal";
import { callFaults } from "./vendor-faults";

type World = Awaited<ReturnType<typeof publishedStudy>>;
type Step = (world: World, api: ProlificApi, submissionId: string) => unknown;

const steps: Step[] = [
  ({ begin }) => begin(),
  ({ vendor }, _api, id) => vendor.enterCode(id, "CHECK"),
  ({ vendor }, _api, id) => vendor.enterCode(id, "DONE"),
  ({ vendor }, _api, id) => vendor.enterCode(id, "OUT"),
  ({ vendor }, _api, id) => vendor.enterCode(id, null),
  ({ vendor }, _api, id) => vendor.giveBack(id),
  ({ vendor }, _api, id) => vendor.timeOut(id),
  ({ vendor }) => vendor.settle(1),
  ({ clock }) => void (clock.now += 86_400_000),
  (_world, api, id) => api.transitionSubmission(id, { action: "APPROVE" }),
  (_world, api, id) => api.transitionSubmission(id, { action: "COMPLETE", code: "PART-T", percentage: 50 }),
  (_world, api, id) => api.bulkApprove([id, id]),
  async ({ studyId }, api, submissionId) => {
    const { id } = await api.setUpBonuses(studyId, [{ submissionId, amountMinor: 30 }]);
    await api.payBonuses(id);
  },
];

/** What a step may end with: the vendor will not, or its answer was lost. */
async function tried(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof ProlificError) && !(error instanceof VendorRefusal)) throw error;
  }
}

test("whatever is done, the ledger, the balance and the bonuses that are shown agree, and nobody is paid twice for a place", async () => {
  const fault = fc.constantFrom(...callFaults);
  const chosen = fc.record({ step: fc.nat(steps.length - 1), of: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(chosen, { maxLength: 40 }),
      fc.array(fault, { maxLength: 20 }),
      async (sequence, befalling) => {
        const world = await publishedStudy({ total_available_places: 4 });
        const { api } = world;
        world.faults.befall(...befalling);
        for (const { step, of } of sequence) {
          const id = [...world.vendor.books.submissions.keys()][of] ?? "none";
          await tried(() => steps[step]!(world, api, id));
        }
        world.vendor.settle();
        checkBooks(world);
      },
    ),
    { numRuns: 500 },
  );
});

function checkBooks({ vendor }: World): void {
  const { ledger, books, workspaceId } = vendor;
  const cost = ledger.reduce((sum, { amountMinor }) => sum + withFee(amountMinor), 0);
  expect(books.workspaces.get(workspaceId)!.totalMinor).toBe(1_000_000 - cost);
  for (const { id, status, bonusesMinor } of books.submissions.values()) {
    const paid = ledger.filter(({ submissionId }) => submissionId === id);
    const isPaid = ["APPROVED", "PARTIALLY APPROVED", "SCREENED OUT"].includes(status);
    expect(paid.filter(({ kind }) => kind !== "bonus")).toHaveLength(isPaid ? 1 : 0);
    expect(paid.filter(({ kind }) => kind === "bonus").map(({ amountMinor }) => amountMinor)).toEqual(
      bonusesMinor,
    );
  }
}
