import type { FakeVendor } from "../fake-vendor";
import { VendorRefusal } from "../rules/vendor-refusal";
import { markup } from "./escape-markup";
import type { ReceivedRequest } from "./serve-api";
import { standInPage, tryingPage } from "./trying-page";

export interface PageAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const page = (body: string, status = 200): PageAnswer => ({
  status,
  body,
  headers: { "Content-Type": "text/html; charset=utf-8" },
});
const goTo = (address: string, headers = {}): PageAnswer => ({
  status: 303,
  body: "",
  headers: { Location: address, ...headers },
});
const told = (sentence: string, status = 200) =>
  page(standInPage(markup`<p>${sentence}</p><p><a href="/">All studies and submissions</a></p>`), status);

/** What people see of the stand-in. */
export async function servePage(vendors: FakeVendor[], request: ReceivedRequest): Promise<PageAnswer> {
  const { method, url } = request;
  try {
    if (method === "POST" && url.pathname.startsWith("/do/")) return await act(vendors, request);
    if (method === "GET" && url.pathname === "/submissions/complete") return complete(vendors, request);
    const isHome = url.pathname === "/" || url.pathname.startsWith("/studies/");
    return method === "GET" && isHome ? page(tryingPage(vendors)) : told("There is nothing here.", 404);
  } catch (error) {
    if (error instanceof VendorRefusal) return told(error.message, error.status);
    throw error;
  }
}

const holderOf = (vendors: FakeVendor[], submissionId: string) =>
  vendors.find(({ submissions }) => submissions.has(submissionId)) ?? vendors[0]!;

/** Does what was taken and not done, and tells of it. */
async function settleAll(vendors: FakeVendor[]): Promise<void> {
  for (const vendor of vendors) {
    vendor.settle();
    await vendor.deliverEvents();
  }
}

async function act(vendors: FakeVendor[], { url, rawBody }: ReceivedRequest): Promise<PageAnswer> {
  const form = new URLSearchParams(rawBody);
  const submission = form.get("submission") ?? "";
  const vendor = holderOf(vendors, submission);
  const acts: Record<string, () => unknown> = {
    "enter-code": () => vendor.enterCode(submission, form.get("code") || null),
    return: () => vendor.giveBack(submission),
    "time-out": () => vendor.timeOut(submission),
    settle: () => settleAll(vendors),
  };
  const action = url.pathname.slice("/do/".length);
  if (action === "arrive") return arriveAndGo(vendors, form.get("study") ?? "");
  if (!Object.hasOwn(acts, action)) return told("There is nothing here.", 404);
  await acts[action]!();
  return goTo("/");
}

/** A new participant takes a place and goes to the study, as they would from the vendor's own page. */
function arriveAndGo(vendors: FakeVendor[], studyId: string): PageAnswer {
  const vendor = vendors.find(({ studies }) => studies.has(studyId)) ?? vendors[0]!;
  const { submissionId, link } = vendor.reserve(studyId);
  vendor.start(submissionId);
  return goTo(link, { "Set-Cookie": `submission=${submissionId}; Path=/; HttpOnly; SameSite=Lax` });
}

/** The end of a study sends participants here with a code; the cookie tells whose submission it is. */
function complete(vendors: FakeVendor[], { url, headers }: ReceivedRequest): PageAnswer {
  const code = url.searchParams.get("cc") ?? "";
  const submissionId = /(?:^|; )submission=([\w-]+)/.exec(headers.get("cookie") ?? "")?.[1];
  if (submissionId === undefined) return told("Nobody arrived at a study in this browser.", 400);
  const vendor = holderOf(vendors, submissionId);
  vendor.enterCode(submissionId, code || null);
  const { status } = vendor.submission(submissionId);
  return told(`The code ${code} was entered. The submission is now ${status}.`);
}
