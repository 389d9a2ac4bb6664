import type { LeasedAssignment, SubmissionReply } from "@/server/domain/assignment/contracts";
import { fill } from "../hit/fill";
import type { HitTemplates } from "../hit/hit-texts";
import { formatMoney } from "@/app/_ui/format-money";

type Page = Pick<LeasedAssignment, "kind" | "page">;
type Received = Pick<SubmissionReply, "status" | "afterLease" | "due">;

/**
 * Says that a page arrived, what is due so far, and whether a late one counts. A page after which its author was
 * stopped is not late: the end page tells of the stop.
 */
export function receivedNotice(page: Page, reply: Received, texts: HitTemplates): string {
  const received = arrived(page, reply, texts);
  if (!reply.afterLease || page.kind !== "work") return received;
  if (reply.status === "discarded") return `${received} ${texts.discarded}`;
  if (reply.status === "late") return `${received} ${texts.late}`;
  return `${received} ${texts.lateCounted}`;
}

function arrived({ kind, page }: Page, { due }: Received, texts: HitTemplates): string {
  if (kind === "work") {
    return due === null
      ? fill(texts.received, { page })
      : fill(texts.receivedDue, { page, due: formatMoney(due, texts.formats) });
  }
  // A qualification earns nothing before its end, if anything.
  return due === null || due.amount === 0
    ? texts.receivedOnly
    : fill(texts.receivedOnlyDue, { due: formatMoney(due, texts.formats) });
}
