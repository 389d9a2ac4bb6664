import type { FakeVendor } from "../fake-vendor";
import { VendorRefusal } from "../rules/vendor-refusal";
import { markup } from "./escape-markup";
import type { ReceivedRequest } from "./serve-api";
import { settleVendors } from "../settle-vendors";
import { standInPage, tryingPage, whoseCodePage } from "./trying-page";

interface PageAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const page = (body: string, status = 200): PageAnswer => ({
  status,
  body,
  headers: { "Content-Type": "text/html; charset=utf-8" },
});
const goTo = (address: string): PageAnswer => ({ status: 303, body: "", headers: { Location: address } });
const told = (sentence: string, status = 200) =>
  page(standInPage(markup`<p>${sentence}</p><p><a href="/">All studies and participants</a></p>`), status);

/** What people see of the stand-in. */
export async function servePage(vendors: FakeVendor[], request: ReceivedRequest): Promise<PageAnswer> {
  const { method, url } = request;
  try {
    if (method === "POST" && url.pathname.startsWith("/do/")) return await act(vendors, request);
    if (method === "GET" && url.pathname === "/submissions/complete") return complete(vendors, url);
    const isHome = url.pathname === "/" || url.pathname.startsWith("/studies/");
    return method === "GET" && isHome ? page(tryingPage(vendors)) : told("There is nothing here.", 404);
  } catch (error) {
    if (error instanceof VendorRefusal) return told(error.message, error.status);
    throw error;
  }
}

const holderOf = (vendors: FakeVendor[], submissionId: string) =>
  vendors.find(({ submissions }) => submissions.has(submissionId)) ?? vendors[0]!;

async function act(vendors: FakeVendor[], { url, rawBody }: ReceivedRequest): Promise<PageAnswer> {
  const form = new URLSearchParams(rawBody);
  const submission = form.get("submission") ?? "";
  const vendor = holderOf(vendors, submission);
  const acts: Record<string, () => PageAnswer | void | Promise<void>> = {
    arrive: () => arrive(vendors, form),
    open: () => goTo(vendor.leadTo(vendor.submission(submission).link)),
    "enter-code": () => vendor.enterCode(submission, form.get("code") || null),
    return: () => vendor.giveBack(submission),
    "time-out": () => vendor.timeOut(submission),
    settle: () => settleVendors(vendors),
  };
  const action = url.pathname.slice("/do/".length);
  if (!Object.hasOwn(acts, action)) return told("There is nothing here.", 404);
  return (await acts[action]!()) ?? goTo("/");
}

/** A participant takes a place and goes to the study, as they would from the vendor's own page. */
function arrive(vendors: FakeVendor[], form: URLSearchParams): PageAnswer {
  const studyId = form.get("study") ?? "";
  const vendor = vendors.find(({ studies }) => studies.has(studyId)) ?? vendors[0]!;
  const { submissionId, link } = vendor.reserve(studyId, vendor.participant(Number(form.get("participant"))));
  vendor.start(submissionId);
  return goTo(vendor.leadTo(link));
}

/** The end of a study sends participants here with a code; nothing in the address tells whose submission it is. */
function complete(vendors: FakeVendor[], url: URL): PageAnswer {
  const code = url.searchParams.get("cc") ?? "";
  const open = vendors.flatMap((vendor) =>
    [...vendor.submissions.values()]
      .filter(({ status }) => status === "ACTIVE" || status === "TIMED-OUT")
      .filter(({ studyId }) =>
        vendor.study(studyId).draft.completion_codes.some((each) => each.code === code),
      )
      .map((submission) => ({ vendor, submission })),
  );
  const [only] = open;
  if (only === undefined) return told(`Nobody is at work at a study with the code ${code}.`, 400);
  if (open.length > 1) return page(whoseCodePage(code, open));
  only.vendor.enterCode(only.submission.id, code);
  return told(`The code ${code} was entered. The submission is now ${only.submission.status}.`);
}
