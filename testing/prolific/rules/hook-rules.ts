import type { FakeSubscription, VendorBooks } from "./vendor-books";
import { found404, require400 } from "./vendor-refusal";

const eventTypes = [
  "submission.status.change",
  "study.status.change",
  "study.progress.change",
  "study.has_high_return_rate",
];

/** Replaces the secret of a workspace. */
export function createSecret(books: VendorBooks, workspaceId: string): { id: string; value: string } {
  const workspace = found404(books.workspaces, workspaceId, "workspace");
  workspace.secret = { id: books.newId(), value: books.newId() };
  return workspace.secret;
}

export function addSubscription(
  books: VendorBooks,
  { workspaceId, eventType, targetUrl }: Pick<FakeSubscription, "workspaceId" | "eventType" | "targetUrl">,
): FakeSubscription {
  const workspace = found404(books.workspaces, workspaceId, "workspace");
  require400(workspace.secret !== null, "Create a secret for this workspace first.");
  require400(eventTypes.includes(eventType), `event_type: ${eventType} is not one.`);
  require400(URL.canParse(targetUrl), "target_url: enter a valid URL.");
  const id = books.newId();
  const confirmation = books.newId();
  const made = { id, workspaceId, eventType, targetUrl, confirmation, isConfirmed: false };
  books.subscriptions.set(id, made);
  return made;
}

export function confirmFakeSubscription(
  books: VendorBooks,
  id: string,
  confirmation: string,
): FakeSubscription {
  const subscription = found404(books.subscriptions, id, "subscription");
  require400(subscription.confirmation === confirmation, "secret: not that of this subscription.");
  subscription.isConfirmed = true;
  return subscription;
}
