import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { contact, judgeAlike } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";
import { hydrated } from "./pages/hydrated";
import { agree, begin } from "./pages/join";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const study = "6712aa00bb11cc22dd33ee44";
const sentBy = (person: number, from = study) =>
  `PROLIFIC_PID=5f9a1c2e3b4d5e6f7081${String(person).padStart(4, "0")}&STUDY_ID=${from}&SESSION_ID=6712aa00bb11cc22dd33${String(person).padStart(4, "0")}`;
const backWith = (code: string) => `https://app.prolific.com/submissions/complete?cc=${code}`;

/** Fills a field that is saved while one types, and waits until it is. */
async function saved(desk: Page, label: string, value: string): Promise<void> {
  const field = desk.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press("Tab");
  await expect(desk.getByText(/^Saved/).first()).toBeVisible();
}

/** The one way back that an end page offers. */
const back = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

test("each end of a person from Prolific has the code of its own outcome, and no other", async ({
  desk,
  page,
  browser,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: contact });
  await desk.goto(`/projects/${slug}/recruit`);
  const list = desk.getByRole("region", { name: "Recruiters", exact: true });
  await expect(list).toContainText("Not used");
  await list.getByRole("link", { name: "Prolific" }).click();
  await (await hydrated(desk.getByRole("button", { name: "Use Prolific" }))).click();
  await saved(desk, "Study id", study);
  await desk.getByLabel("Code: Completed").fill("not a code");
  await desk.getByLabel("Code: Completed").press("Tab");
  await expect(desk.getByText("Enter a completion code from Prolific, such as C1A2B3C4.")).toBeVisible();
  const codes = { Completed: "DONE-4Q", "Ended early": "ENDED-2", "Did not agree": "NOCONS-1" };
  for (const [outcome, code] of Object.entries(codes)) await saved(desk, `Code: ${outcome}`, code);
  await expect(desk.getByText(backWith("DONE-4Q"))).toBeVisible();
  await expectNoViolations(desk, "the ways back of a recruiter");
  await desk.reload();
  for (const [outcome, code] of Object.entries(codes)) {
    await expect(desk.getByLabel(`Code: ${outcome}`)).toHaveValue(code);
  }
  await desk.goto(`/projects/${slug}/recruit`);
  await expect(list).toContainText("2 outcomes have no way back: Screened out, No page submitted");

  await page.goto(`/p/${slug}?${sentBy(1)}`);
  await agree(page);
  await judgeAlike(await begin(page), 3);
  await expect(back(page, "Return to Prolific")).toHaveAttribute("href", backWith("DONE-4Q"));
  await expect(page.getByText("DONE-4Q", { exact: true })).toBeVisible();
  await expect(page.getByText(/^TS-/)).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`/p/${slug}?${sentBy(2)}`);
  await other.getByRole("link", { name: "I do not agree" }).click();
  await expect(back(other, "Return to Prolific")).toHaveAttribute("href", backWith("NOCONS-1"));
  await expect(other.getByText(/DONE-4Q|ENDED-2/)).toHaveCount(0);
  await other.goto(`/p/${slug}?${sentBy(3, "6712aa00bb11cc22dd33ee99")}`);
  await expect(other.getByRole("heading", { name: "Please open this task again" })).toBeVisible();
  await expect(other.getByRole("main")).toContainText("You came from another Prolific study.");
  await other.goto(`/p/${slug}?PROLIFIC_PID=5f9a1c2e3b4d5e6f70810004`);
  await expect(other.getByRole("main")).toContainText("It does not contain STUDY_ID.");
  await context.close();
});

test("a panel's placeholders are checked where they are typed, and filled in for whoever ends", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: contact });
  await desk.setViewportSize(phone);
  await desk.goto(`/projects/${slug}/recruit/panel`);
  await (await hydrated(desk.getByRole("button", { name: "Use Panel" }))).click();
  await saved(desk, "Parameter with the person’s id", "rid");
  const field = desk.getByLabel("Code or address: Completed");
  await field.fill("https://panel.example.org/back?rid={person}&st=1");
  await field.press("Tab");
  await expect(desk.getByText("{person} is not known here.", { exact: false })).toBeVisible();
  await saved(desk, "Code or address: Completed", "https://panel.example.org/back?rid={participant}&st=1");
  expect(await hasSidewaysScrolling(desk)).toBe(false);
  await expectNoViolations(desk, "a panel on a phone");
  await page.goto(`/p/${slug}?rid=AB%3A12`);
  await agree(page);
  await judgeAlike(await begin(page), 3);
  await expect(back(page, "Return to the panel")).toHaveAttribute(
    "href",
    "https://panel.example.org/back?rid=AB%3A12&st=1",
  );
});

test("a task of Mechanical Turk is handed in by a form, and an end that is not chosen has none", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: contact });
  await desk.goto(`/projects/${slug}/recruit/mturk`);
  await (await hydrated(desk.getByRole("button", { name: "Use Mechanical Turk" }))).click();
  await expect(desk.getByLabel("Submits the task: Completed")).toBeChecked();
  await desk.getByLabel("They leave of their own will").selectOption("Not eligible");
  await expect(desk.getByText(/^Saved/).first()).toBeVisible();
  const task = "assignmentId=3ABCDEFGH12345&hitId=3HIT00000001&workerId=A1B2C3D4E5F6";
  const sandbox = `turkSubmitTo=${encodeURIComponent("https://workersandbox.mturk.com")}`;
  await page.goto(`/p/${slug}?${task}&turkSubmitTo=${encodeURIComponent("https://evil.example.org")}`);
  await expect(page.getByRole("heading", { name: "Please open this task again" })).toBeVisible();
  await page.goto(`/p/${slug}?${task}&${sandbox}`);
  await agree(page);
  await judgeAlike(await begin(page), 3);
  const form = page.locator("form", { has: page.getByRole("button", { name: "Submit on Mechanical Turk" }) });
  await expect(form).toHaveAttribute("action", "https://workersandbox.mturk.com/mturk/externalSubmit");
  await expect(form.locator("[name=assignmentId]")).toHaveValue("3ABCDEFGH12345");
  await expect(new HitScreen(page).pairs).toHaveCount(0);
});
