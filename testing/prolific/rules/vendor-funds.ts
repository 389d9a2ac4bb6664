import type { FakeStudy, FakeWorkspace, LedgerEntry, VendorBooks } from "./vendor-books";
import { submissionsOf } from "./places";

/** The vendor takes 33 % on top of everything that it pays. */
export const withFee = (amountMinor: number): number => amountMinor + Math.round(amountMinor * 0.33);

/** The most that a study can cost without bonuses. */
export function mostStudyCosts({ draft }: FakeStudy): number {
  const screenOuts = draft.completion_codes
    .flatMap(({ actions }) => actions)
    .map((each) =>
      each.action === "FIXED_SCREEN_OUT_PAYMENT" ? withFee(each.fixed_screen_out_reward) * each.slots : 0,
    );
  const places = withFee(draft.reward) * draft.total_available_places;
  // Codes of both actors stand for the same people; the vendor sets the dearest aside once.
  return places + Math.max(0, ...screenOuts);
}

/** What is left to spend: the total less what published studies may still cost. */
export function availableMinor(books: VendorBooks, workspace: FakeWorkspace): number {
  const reserved = [...books.studies.values()]
    .filter(({ workspaceId }) => workspaceId === workspace.id)
    .map((study) => reservedMinor(books, study));
  return workspace.totalMinor - reserved.reduce((sum, each) => sum + each, 0);
}

function reservedMinor(books: VendorBooks, study: FakeStudy): number {
  if (study.status === "UNPUBLISHED") return 0;
  if (!study.isStopped) return Math.max(0, mostStudyCosts(study) - study.spentMinor);
  const open = submissionsOf(books, study.id).filter(({ status }) =>
    ["RESERVED", "ACTIVE", "AWAITING REVIEW"].includes(status),
  );
  return withFee(study.draft.reward) * open.length;
}

/** Pays a participant, and writes it down. */
export function payFromFunds(books: VendorBooks, study: FakeStudy, entry: Omit<LedgerEntry, "at">): void {
  const workspace = books.workspaces.get(study.workspaceId)!;
  const cost = withFee(entry.amountMinor);
  workspace.totalMinor -= cost;
  if (entry.kind !== "bonus") study.spentMinor += cost;
  books.ledger.push({ ...entry, at: books.now() });
}
