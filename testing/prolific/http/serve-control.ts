import type { FakeVendor, FakeVendorSettings } from "../fake-vendor";
import { VendorRefusal } from "../rules/vendor-refusal";
import type { ReceivedRequest } from "./serve-api";

/** What a test in another process does at the vendor and reads there. */
const controlVerbs = ({ books, faults, violations, ...vendor }: FakeVendor) => ({
  reserve: vendor.reserve,
  start: vendor.start,
  linkAt: vendor.linkAt,
  arrive: vendor.arrive,
  enterCode: vendor.enterCode,
  giveBack: vendor.giveBack,
  timeOut: vendor.timeOut,
  updateStudy: vendor.updateStudy,
  addWorkspace: vendor.addWorkspace,
  admitToken: vendor.admitToken,
  revokeToken: vendor.revokeToken,
  settle: vendor.settle,
  deliverEvents: vendor.deliverEvents,
  befall: (...next: Parameters<typeof faults.befall>) => faults.befall(...next),
  calm: () => faults.calm(),
  studies: () => [...books.studies.values()],
  submissions: () => [...books.submissions.values()],
  ledger: () => vendor.ledger,
  violations: () => violations,
});

export type ControlVerbs = ReturnType<typeof controlVerbs>;

export type AccountSettings = Partial<Pick<FakeVendorSettings, "workspace" | "rates" | "seed">>;

interface Controlled {
  vendors: FakeVendor[];
  open: (settings: AccountSettings) => FakeVendor;
}

interface ControlAnswer {
  status: number;
  body: unknown;
}

/** `/control/open` with settings opens an account; `/control/TOKEN/VERB` with a list of arguments acts in it. */
export async function serveControl(
  { vendors, open }: Controlled,
  { url, rawBody }: ReceivedRequest,
): Promise<ControlAnswer> {
  const [, , first = "", verb = ""] = url.pathname.split("/").map(decodeURIComponent);
  const said: unknown = JSON.parse(rawBody || "[]");
  if (first === "open") {
    const { token, workspaceId, projectId } = open(said as AccountSettings);
    return { status: 200, body: { token, workspaceId, projectId } };
  }
  const vendor = vendors.find(({ token }) => token === first);
  const verbs: Record<string, (...args: never[]) => unknown> = vendor ? controlVerbs(vendor) : {};
  if (!Object.hasOwn(verbs, verb))
    return { status: 404, body: { refused: `There is no ${verb} of ${first}.` } };
  try {
    return { status: 200, body: { answer: await verbs[verb]!(...(said as never[])) } };
  } catch (error) {
    if (error instanceof VendorRefusal) return { status: error.status, body: { refused: error.message } };
    throw error;
  }
}
