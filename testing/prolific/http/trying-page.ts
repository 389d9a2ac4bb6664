import type { FakeVendor } from "../fake-vendor";
import { placesTaken } from "../rules/places";
import type { FakeStudy, FakeSubmission } from "../rules/vendor-books";
import { availableMinor } from "../rules/vendor-funds";
import { markup, type Markup } from "./escape-markup";

const style = markup`<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: .4rem .6rem; border-block-end: 1px solid #bbb; }
form { display: inline-flex; gap: .4rem; margin: .1rem; } button, input { font: inherit; }
</style>`;

/** A whole page under the title that says what this is. */
export function standInPage(content: Markup): string {
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A stand-in for trying, not Prolific</title>${style}</head>
<body><h1>A stand-in for trying, not Prolific</h1>${content}</body></html>`.text;
}

const button = (action: string, label: string, values: Record<string, string>, more = markup``) =>
  markup`<form method="post" action="/do/${action}" ${action === "arrive" ? markup`target="_blank"` : markup``}>${Object.entries(
    values,
  ).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )}${more}<button>${label}</button></form>`;

const money = (minor: number, currency: string) => `${currency} ${(minor / 100).toFixed(2)}`;

/** Studies, submissions and what can be done as a participant. */
export function tryingPage(vendors: FakeVendor[]): string {
  return standInPage(markup`<p>No real person takes part here, and no money moves. You play the participants.</p>
${vendors.map(accountPart)}${button("settle", "Settle", {})}`);
}

function accountPart(vendor: FakeVendor): Markup {
  const { books } = vendor;
  const workspaces = [...books.workspaces.values()].map(
    (each) =>
      markup`<p>${each.title}: ${money(availableMinor(books, each), each.currency)} can be spent.</p>`,
  );
  const token = markup`<p>Connect Touchstone with this token: <code>${vendor.token}</code></p>`;
  return markup`${token}${workspaces}
<h2>Studies</h2>${table(
    ["Study", "State", "Places", "Reward", ""],
    [...books.studies.values()].map((study) => studyRow(vendor, study)),
  )}
<h2>Submissions</h2>${table(
    ["Participant", "Submission", "State", "Code", "Paid", ""],
    [...books.submissions.values()].map((submission) => submissionRow(vendor, submission)),
  )}
<h2>Later</h2><p>${books.jobs.length + books.events.length} waiting: approvals in bulk, bonuses, and events.</p>`;
}

function table(heads: string[], rows: Markup[]): Markup {
  if (rows.length === 0) return markup`<p>None yet.</p>`;
  return markup`<table><thead><tr>${heads.map((head) => markup`<th>${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

function studyRow({ books }: FakeVendor, study: FakeStudy): Markup {
  const { id, draft, status, workspaceId } = study;
  const { currency } = books.workspaces.get(workspaceId)!;
  const arrive =
    status === "ACTIVE" ? button("arrive", "Arrive as a new participant", { study: id }) : markup``;
  return markup`<tr><td>${draft.name}</td><td>${status}</td><td>${placesTaken(books, id)} of ${draft.total_available_places}</td>
<td>${money(draft.reward, currency)}</td><td>${arrive}</td></tr>`;
}

const codeField = markup`<input name="code" aria-label="Code" size="14">`;

function submissionRow(vendor: FakeVendor, submission: FakeSubmission): Markup {
  const { id, participantId, status, enteredCode, returnRequestedAt } = submission;
  const values = { submission: id };
  const isOpen = status === "ACTIVE" || status === "TIMED-OUT";
  const acts = [
    isOpen ? [button("enter-code", "Enter code", values, codeField)] : [],
    isOpen || status === "AWAITING REVIEW" ? [button("return", "Return", values)] : [],
    status === "ACTIVE" ? [button("time-out", "Time out", values)] : [],
  ].flat();
  const asked = returnRequestedAt === null ? "" : ", asked to return";
  return markup`<tr><td>${participantId}</td><td>${id}</td><td>${status}${asked}</td><td>${enteredCode ?? ""}</td>
<td>${(vendor.paidTo(participantId) / 100).toFixed(2)}</td><td>${acts}</td></tr>`;
}
