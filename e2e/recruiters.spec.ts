import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { contact, judgeAlike } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";
import { hydrated } from "./pages/hydrated";
import { agree, begin } from "./pages/join";
import { hasSidewaysScrolling } from "./pages/measures";
import { editEnd, savedField, usedRecruiters } from "./pages/recruiter-screen";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const study = "6712aa00bb11cc22dd33ee44";
const sentBy = (person: number, from = study) =>
  `PROLIFIC_PID=5f9a1c2e3b4d5e6f7081${String(person).padStart(4, "0")}&STUDY_ID=${from}&SESSION_ID=6712aa00bb11cc22dd33${String(person).padStart(4, "0")}`;
const backWith = (code: string) => `https://app.prolific.com/submissions/complete?cc=${code}`;

/** The one way back that an end page offers. */
const back = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

const finished = "All items are done, with pages";

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
  await savedField(desk, "Study id", study);
  await editEnd(desk, finished);
  await desk.getByLabel("Code: Completed").fill("not a code");
  await desk.getByLabel("Code: Completed").press("Tab");
  await expect(desk.getByText("Enter a completion code from Prolific, such as C1A2B3C4.")).toBeVisible();
  const codes = [
    [finished, "Completed", "DONE-4Q"],
    ["A rule or an organizer stopped them, with pages", "Ended early", "ENDED-2"],
    ["They did not agree", "Did not agree", "NOCONS-1"],
  ] as const;
  for (const [row, outcome, code] of codes) {
    if (outcome !== "Completed") await editEnd(desk, row);
    await savedField(desk, `Code: ${outcome}`, code);
    await expect(desk.getByRole("row", { name: row, exact: true })).toContainText(code);
  }
  await expectNoViolations(desk, "the outcomes of a recruiter");
  await desk.reload();
  for (const [row, , code] of codes) {
    await expect(desk.getByRole("row", { name: row, exact: true })).toContainText(code);
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
  await savedField(desk, "Parameter with the person’s id", "rid");
  await editEnd(desk, finished);
  const field = desk.getByLabel("Code or address: Completed");
  await field.fill("https://panel.example.org/back?rid={who}&st=1");
  await field.press("Tab");
  await expect(desk.getByText("{who} is not known here.", { exact: false })).toBeVisible();
  await expect(desk.getByText("{pages}, {signature}", { exact: false }).first()).toBeVisible();
  await savedField(desk, "Code or address: Completed", "https://panel.example.org/back?rid={person}&st=1");
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
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
  await editEnd(desk, finished);
  await expect(desk.getByLabel("Submits the task: Completed")).toBeChecked();
  await editEnd(desk, "They leave of their own will, with pages");
  await desk.getByLabel("Outcome: They leave of their own will").selectOption("Not eligible");
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

test("a panel's signature is made with a secret that is shown to nobody, and links without it are refused", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: usedRecruiters } });
  await desk.goto(`/projects/${slug}/recruit/panel`);
  await hydrated(desk.getByRole("button", { name: "Fill in" }));
  await desk.getByLabel("Signature algorithm").selectOption("HMAC-SHA256");
  await savedField(desk, "Parameter with the link’s signature", "sig");
  await desk.getByLabel("Secret shared with the panel").fill("panel-shared-7f3a");
  await desk.getByRole("button", { name: "Save secret" }).click();
  await expect(desk.getByText("A secret is set, ending in 7f3a.")).toBeVisible();
  await desk.reload();
  await expect(desk.getByText("A secret is set, ending in 7f3a.")).toBeVisible();
  expect(await desk.content()).not.toContain("panel-shared");
  await page.goto(`/p/${slug}?rid=AB12&sig=${"0".repeat(64)}`);
  await expect(page.getByRole("heading", { name: "Please open this task again" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("sig is not yours");
  await page.goto(`/p/${slug}?rid=AB12`);
  await expect(page.getByRole("main")).toContainText("It does not contain sig.");
  const signed = createHmac("sha256", "panel-shared-7f3a").update("AB12").digest("hex");
  await page.goto(`/p/${slug}?rid=AB12&sig=${signed}`);
  await agree(page);
  await judgeAlike(await begin(page), 3);
  await expect(back(page, "Return to the panel")).toHaveAttribute(
    "href",
    "https://panel.example.org/c?rid=AB12&st=1",
  );
});

test("who looks at a task of Mechanical Turk joins nothing, and the question can be copied", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: usedRecruiters } });
  await page.goto(`/p/${slug}?assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE&hitId=3HIT00000001`);
  await expect(page.getByRole("heading", { name: "Preview of this task" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  const accepted = "assignmentId=3ABCDEFGH12345&workerId=A1B2C3D4E5F6";
  await page.goto(`/p/${slug}/instructions?${accepted}&joined=here`);
  await expect(page.getByRole("heading", { name: "Open this task in its own tab" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
    "href",
    `/p/${slug}?${accepted}`,
  );
  await desk.goto(`/projects/${slug}/recruit/mturk`);
  await (await hydrated(desk.getByLabel("Frame height in pixels"))).fill("0");
  await expect(desk.getByRole("region", { name: "External question" })).toContainText(
    "<FrameHeight>0</FrameHeight>",
  );
});

test("a recruiter's list is compared with the people who came, and changes nothing", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: usedRecruiters } });
  await page.goto(`/p/${slug}?rid=AB12`);
  await agree(page);
  await judgeAlike(await begin(page), 3);
  await expect(back(page, "Return to the panel")).toBeVisible();
  await desk.setViewportSize(phone);
  await desk.goto(`/projects/${slug}/recruit/panel`);
  await hydrated(desk.getByRole("button", { name: "Fill in" }));
  const list = desk.getByRole("region", { name: "Compare with the recruiter’s list" });
  const buffer = Buffer.from("\uFEFFrid;Status\r\nAB12;Rejected\r\nZZ99;Approved\r\n");
  await list.locator("input[type=file]").setInputFiles({ name: "panel.csv", mimeType: "text/csv", buffer });
  await expect(list).toContainText("1 not paid there");
  await expect(list).toContainText("1 only in their list");
  await expect(list.getByRole("row", { name: /AB12/ })).toContainText("pay the pages as a bonus");
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await expectNoViolations(desk, "a compared list");
});
