import { expect, type Page } from "@playwright/test";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";

/** Fills a field that is saved while one types, and waits until it is. */
export async function savedField(desk: Page, label: string, value: string): Promise<void> {
  const field = desk.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press("Tab");
  await expect(desk.getByText(/^Saved/).first()).toBeVisible();
}

/** Opens the fields of the row of one end. */
export async function editEnd(desk: Page, row: string): Promise<void> {
  await desk.getByRole("button", { name: `Edit: ${row}`, exact: true }).click();
}

const outcomes = {
  completed: "1",
  partial: "2",
  "screened-out": "3",
  "not-eligible": "4",
  "no-consent": "5",
  "timed-out": "6",
  "no-work": "7",
};
const withPrefix = (prefix: string) =>
  Object.fromEntries(Object.entries(outcomes).map(([outcome, n]) => [outcome, `${prefix}${n}`]));
/** Every recruiter with a way back of its own for each outcome. */
export const usedRecruiters: RecruiterSettings[] = [
  { name: "prolific", studyId: "", outcomes: withPrefix("CODE-"), ends: {} },
  {
    name: "panel",
    parameters: { participant: "rid", session: "", study: "" },
    address: "https://panel.example.org/c?rid={person}&st={status}",
    outcomes,
    ends: {},
  },
  {
    name: "sona",
    outcomes: withPrefix("https://uni.sona-systems.com/credit?survey_code={person}&st="),
    ends: {},
  },
  {
    name: "mturk",
    outcomes: Object.fromEntries(Object.keys(outcomes).map((each) => [each, "hand-in"])),
    ends: {},
  },
];
