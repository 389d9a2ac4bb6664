import type { VendorBooks, VendorEventBody } from "./vendor-books";

/** Puts an event on its way to every confirmed subscription of a workspace to its type. */
export function emitEvent(books: VendorBooks, workspaceId: string, body: VendorEventBody): void {
  for (const subscription of books.subscriptions.values()) {
    const listens = subscription.workspaceId === workspaceId && subscription.eventType === body.event_type;
    if (!listens || !subscription.isConfirmed) continue;
    books.events.push({ id: books.newId(), subscriptionId: subscription.id, body, tries: 0 });
  }
}
