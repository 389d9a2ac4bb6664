import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { fill } from "../hit/fill";
import type { HitTemplates } from "../hit/hit-texts";
import { formatMoney } from "../money/format-money";

type Received = Pick<SubmissionReply, "status" | "afterLease" | "due">;

/** Says that a page arrived, what is due so far, and whether a late one counts. */
export function receivedNotice(
  page: number,
  { status, afterLease, due }: Received,
  texts: HitTemplates,
): string {
  const received =
    due === null ? fill(texts.received, { page }) : fill(texts.receivedDue, { page, due: formatMoney(due) });
  if (status === "discarded") return `${received} ${texts.discarded}`;
  if (status === "late") return `${received} ${texts.late}`;
  return afterLease ? `${received} ${texts.lateCounted}` : received;
}
