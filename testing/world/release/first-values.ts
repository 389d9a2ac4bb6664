import { engine } from "@/db/engine";
import { noPolicies } from "@/server/domain/policy/policies";

/** When the campaign of 0.1.0 was last worked on; `testDeps` begins here. */
const now = Date.UTC(2026, 0, 5, 9);

/** A moment before it, as the tables of work keep it. */
export const minutesAgo = (minutes: number) => now - minutes * 60_000;

/** A moment as the tables of accounts keep it, as SQL. */
export const accountMoment =
  engine === "sqlite" ? String(minutesAgo(300)) : `'${new Date(minutesAgo(300)).toISOString()}'`;

/** A value as JSON, as SQL. */
export const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** A project's settings as 0.1.0 had them, but for what differs. */
const settings = {
  instructions: "Judge the **meaning**, it's not about the words.",
  consent: 'Kept: {"what": "your answers"}',
  contactName: "Ada",
  contactEmail: "ada@example.org",
  hitSize: 3,
  goldPerHit: 1,
  overlap: 2,
  payPerHitMinor: 20,
  currency: "USD",
  leaseMinutes: 30,
  feedback: true,
  scaleDirection: "low-first",
  returnUrl: "",
};

/** What was stored of a live project with pay and of a draft without, for many people. */
export const firstSettings = { live: settings, draft: { ...settings, payPerHitMinor: null, overlap: 30 } };

/** What later versions add to settings, as it stands once they were migrated. */
export const addedSettings = {
  itemComments: false,
  itemConfidence: false,
  allowTies: false,
  imageHosts: [],
  sides: "fixed" as const,
  breakMinutes: 45,
  recruiters: [],
  ...noPolicies,
  limits: { ...noPolicies.limits, returnsPerAnnotator: null },
  goldGrading: "item" as const,
  adjudication: { ...noPolicies.adjudication, difference: 1 },
};

/** The reply to a page that earned 0.20, with one gold question answered. */
export const firstReply = (counted: boolean, right: boolean) => ({
  status: counted ? "counted" : "late",
  afterLease: !counted,
  feedback: [],
  state: "working",
  accuracy: { right: right ? 1 : 0, answered: 1 },
  due: { amount: 0.2, currency: "USD" },
});
