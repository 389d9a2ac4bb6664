import type { FakeVendor } from "../fake-vendor";
import { placesTaken } from "../rules/places";
import type { FakeStudy, FakeSubmission } from "../rules/vendor-books";
import { availableMinor } from "../rules/vendor-funds";
import { markup, type Markup } from "./escape-markup";

const style = markup`<style>
:root { color-scheme: light dark; --line: light-dark(#c9c9c9, #555); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; } h3 { font-size: 1rem; margin: 0; } p { margin: .4rem 0; }
section { border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem; margin: .8rem 0; }
form { display: inline-flex; flex-wrap: wrap; gap: .4rem; margin: .2rem .4rem .2rem 0; }
button, input { font: inherit; padding: .3rem .6rem; } input { width: 9rem; } code { overflow-wrap: anywhere; }
</style>`;

/** A whole page under the title that says what this is. */
export function standInPage(content: Markup): string {
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A stand-in for trying, not Prolific</title>${style}</head>
<body><h1>A stand-in for trying, not Prolific</h1>${content}</body></html>`.text;
}

interface Press {
  action: string;
  label: string;
  values?: Record<string, string>;
  fields?: Markup;
  isInNewTab?: boolean;
}

function press({ action, label, values = {}, fields = markup``, isInNewTab = false }: Press): Markup {
  const hidden = Object.entries(values).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  return markup`<form method="post" action="/do/${action}"${isInNewTab ? markup` target="_blank"` : markup``}>${hidden}${fields}<button>${label}</button></form>`;
}

const money = (minor: number, currency: string) => `${currency} ${(minor / 100).toFixed(2)}`;

/** Studies, submissions and what can be done as a participant. */
export function tryingPage(vendors: FakeVendor[]): string {
  return standInPage(markup`<p>No real person takes part here, and no money moves. You play the participants.</p>
${vendors.map(accountPart)}
<p>Approvals in bulk, bonuses and events take a moment here, as at Prolific.</p>${press({ action: "settle", label: "Do what waits now" })}
<p><a href="/">Show what is new</a></p>`);
}

function accountPart(vendor: FakeVendor): Markup {
  const { books } = vendor;
  const workspaces = [...books.workspaces.values()].map(
    (each) =>
      markup`<p>Workspace ${each.title}: ${money(availableMinor(books, each), each.currency)} can be spent.</p>`,
  );
  const studies = [...books.studies.values()].map((study) => studyPart(vendor, study));
  return markup`<p>Connect Touchstone with this token: <code>${vendor.token}</code></p>${workspaces}
<h2>Studies</h2>${studies.length === 0 ? markup`<p>There is none yet. Save a draft in Touchstone.</p>` : studies}`;
}

function studyPart(vendor: FakeVendor, study: FakeStudy): Markup {
  const { books } = vendor;
  const { id, draft, status, workspaceId } = study;
  const { currency } = books.workspaces.get(workspaceId)!;
  const here = [...books.submissions.values()].filter(({ studyId }) => studyId === id);
  const number = markup`<label>Participant <input name="participant" type="number" min="1" max="999" value="${books.participants.length + 1}" style="width:5rem"></label>`;
  const takePart =
    status === "ACTIVE"
      ? press({
          action: "arrive",
          label: "Take part",
          values: { study: id },
          fields: number,
          isInNewTab: true,
        })
      : markup`<p>Nobody can take part now.</p>`;
  return markup`<section><h3>${draft.name}</h3><p>${draft.description}</p>
<p>${status}. ${placesTaken(books, id)} of ${draft.total_available_places} places taken. ${money(draft.reward, currency)} for ${draft.estimated_completion_time} minutes.</p>
${takePart}${here.map((submission) => submissionPart(vendor, submission, currency))}</section>`;
}

function submissionPart(vendor: FakeVendor, submission: FakeSubmission, currency: string): Markup {
  const { id, participantId, status, enteredCode, returnReasons } = submission;
  const code = enteredCode === null ? markup`` : markup` Code <code>${enteredCode}</code>.`;
  const asked = returnReasons.map((reason) => markup`<p>Asked to return the place: “${reason}”</p>`);
  return markup`<section><h3>${participantName(vendor, participantId)}</h3>
<p>${status}.${code} Paid ${money(vendor.paidTo(participantId), currency)} in all.</p>${asked}${actsOn(submission)}
<details><summary>Ids</summary><p>Participant <code>${participantId}</code>, submission <code>${id}</code></p></details></section>`;
}

function actsOn({ id, status }: FakeSubmission): Markup[] {
  const values = { submission: id };
  const isOpen = status === "ACTIVE" || status === "TIMED-OUT";
  const code = markup`<input name="code" aria-label="Code" placeholder="empty for none">`;
  return [
    isOpen ? [press({ action: "open", label: "Open the study", values, isInNewTab: true })] : [],
    isOpen ? [press({ action: "enter-code", label: "Submit with this code", values, fields: code })] : [],
    isOpen || status === "AWAITING REVIEW"
      ? [press({ action: "return", label: "Return the place", values })]
      : [],
    status === "ACTIVE" ? [press({ action: "time-out", label: "Run out of time", values })] : [],
  ].flat();
}

/** By the order in which they came. */
const participantName = ({ books }: FakeVendor, participantId: string): string =>
  `Participant ${books.participants.indexOf(participantId) + 1}`;

/** Whose submission ends with a code, where several are open. */
export function whoseCodePage(
  code: string,
  open: { vendor: FakeVendor; submission: FakeSubmission }[],
): string {
  const choices = open.map(({ vendor, submission: { id, participantId } }) =>
    press({
      action: "enter-code",
      label: `As ${participantName(vendor, participantId)}`,
      values: { submission: id, code },
    }),
  );
  return standInPage(markup`<p>Who submits with the code <code>${code}</code>?</p>${choices}`);
}
