import { createHmac } from "node:crypto";
import { approveAndPay } from "./rules/ending-rules";
import { payBonusBatch } from "./rules/bonus-rules";
import type { VendorBooks, VendorEvent } from "./rules/vendor-books";
import type { VendorFaults } from "./vendor-faults";

/** An event as it is sent to the address of a subscription. */
export interface EventDelivery {
  url: string;
  headers: Record<string, string>;
  rawBody: string;
}

/** Sends an event; tells whether it was taken. */
export type Deliver = (delivery: EventDelivery) => Promise<boolean>;

/** After so many tries an event is given up. */
const mostTries = 12;

/** Approves and pays what is waiting, up to a number of jobs. */
export function doWork(books: VendorBooks, most = Infinity): void {
  for (const job of books.jobs.splice(0, most)) {
    if (job.kind === "pay") payBonusBatch(books, job.batchId);
    else {
      const submission = books.submissions.get(job.submissionId)!;
      if (submission.status === "AWAITING REVIEW") approveAndPay(books, submission);
    }
  }
}

interface Delivering {
  books: VendorBooks;
  deliver: Deliver;
  faults: VendorFaults;
}

/** Sends the events that wait; what comes late or is not taken waits for the next time. */
export async function deliverEvents(delivering: Delivering, most = Infinity): Promise<void> {
  const { events } = delivering.books;
  const later: VendorEvent[] = [];
  for (let sent = 0; sent < most; sent += 1) {
    const event = events.shift();
    if (!event) break;
    if (!(await isDone(delivering, event))) later.push(event);
  }
  events.push(...later);
}

async function isDone({ books, deliver, faults }: Delivering, event: VendorEvent): Promise<boolean> {
  const fault = faults.ofDelivery(`${event.body.event_type} ${event.body.resource_id} ${event.body.status}`);
  if (fault === "lost") return true;
  if (fault === "late") return false;
  if (fault === "forged") await deliver(forged(books, event));
  const delivery = signed(books, event);
  const isTaken = await deliver(delivery);
  if (fault === "duplicated") await deliver(delivery);
  event.tries += 1;
  return isTaken || event.tries >= mostTries;
}

function signed(books: VendorBooks, { id, subscriptionId, body }: VendorEvent): EventDelivery {
  const { targetUrl, workspaceId } = books.subscriptions.get(subscriptionId)!;
  const secret = books.workspaces.get(workspaceId)!.secret!.value;
  return signedWith(secret, { url: targetUrl, id, body, at: books.now() });
}

/** An event that never happened, by one who does not know the secret. */
function forged(books: VendorBooks, { subscriptionId, body }: VendorEvent): EventDelivery {
  const { targetUrl } = books.subscriptions.get(subscriptionId)!;
  const lie = { ...body, status: "APPROVED" };
  return signedWith("a guess", { url: targetUrl, id: books.newId(), body: lie, at: books.now() });
}

function signedWith(
  secret: string,
  { url, id, body, at }: { url: string; id: string; body: VendorEvent["body"]; at: number },
): EventDelivery {
  const rawBody = JSON.stringify(body);
  const timestamp = String(Math.floor(at / 1000));
  return {
    url,
    rawBody,
    headers: {
      "Content-Type": "application/json",
      "X-Prolific-Request-Timestamp": timestamp,
      "X-Prolific-Request-Signature": createHmac("sha256", secret)
        .update(timestamp + rawBody)
        .digest("base64"),
      "X-Event-ID": id,
    },
  };
}
