import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { languageTags } from "@/server/domain/language/interface-languages";
import { outcomeRows } from "@/server/domain/recruiter/outcome-rows";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
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

/** Opens the fields of the row of one end. */
async function edit(desk: Page, row: string): Promise<void> {
  await desk.getByRole("button", { name: `Edit: ${row}`, exact: true }).click();
}

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
  await saved(desk, "Study id", study);
  await edit(desk, finished);
  await desk.getByLabel("Code: Completed").fill("not a code");
  await desk.getByLabel("Code: Completed").press("Tab");
  await expect(desk.getByText("Enter a completion code from Prolific, such as C1A2B3C4.")).toBeVisible();
  const codes = [
    [finished, "Completed", "DONE-4Q"],
    ["A rule or an organizer stopped them, with pages", "Ended early", "ENDED-2"],
    ["They did not agree", "Did not agree", "NOCONS-1"],
  ] as const;
  for (const [row, outcome, code] of codes) {
    if (outcome !== "Completed") await edit(desk, row);
    await saved(desk, `Code: ${outcome}`, code);
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
  await saved(desk, "Parameter with the person’s id", "rid");
  await edit(desk, finished);
  const field = desk.getByLabel("Code or address: Completed");
  await field.fill("https://panel.example.org/back?rid={who}&st=1");
  await field.press("Tab");
  await expect(desk.getByText("{who} is not known here.", { exact: false })).toBeVisible();
  await expect(desk.getByText("{pages}, {signature}", { exact: false }).first()).toBeVisible();
  await saved(desk, "Code or address: Completed", "https://panel.example.org/back?rid={person}&st=1");
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
  await edit(desk, finished);
  await expect(desk.getByLabel("Submits the task: Completed")).toBeChecked();
  await edit(desk, "They leave of their own will, with pages");
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
const used: RecruiterSettings[] = [
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
const buttons = {
  prolific: "Return to Prolific",
  panel: "Return to the panel",
  sona: "Get your credit on SONA",
  mturk: "Submit on Mechanical Turk",
  link: "Return to where you came from",
};
const returnUrl = "https://lab.example.org/thanks";

for (const settings of [...used, null]) {
  const name = settings?.name ?? "link";
  test(`each row of ${name} leads to a page with its one button and its own code`, async ({
    desk,
    makeOwnProject,
  }) => {
    const { slug } = await makeOwnProject({
      items: 5,
      settings: { ...contact, returnUrl, recruiters: used },
    });
    await desk.setViewportSize(phone);
    await desk.goto(`/projects/${slug}/recruit/${name}`);
    expect(await hasSidewaysScrolling(desk)).toBe(false);
    const rows = outcomeRows({ settings, returnUrl });
    await expect(desk.getByRole("link", { name: /^Try: / })).toHaveCount(rows.length);
    for (const [at, { reason, pages, way }] of rows.entries()) {
      const href = await desk
        .getByRole("link", { name: /^Try: / })
        .nth(at)
        .getAttribute("href");
      expect(href).toBe(`/projects/${slug}/preview/end/${name}/${reason}?pages=${pages}`);
      const end = await desk.context().newPage();
      await end.setViewportSize(phone);
      await end.emulateMedia({ colorScheme: at % 2 === 0 ? "light" : "dark" });
      await end.goto(href ?? "");
      await expect(end.getByRole("complementary", { name: "Simulated page" })).toBeVisible();
      await expect(end).toHaveTitle(/^Simulated: /);
      const button = end.locator("main summary.button");
      await expect(button).toHaveCount(way === null ? 0 : 1);
      await expect(end.locator("main form[action^=http]")).toHaveCount(0);
      const codes = (await end.locator("main").innerText()).match(/CODE-\d/g) ?? [];
      if (way !== null) {
        await expect(button).toHaveText(buttons[name]);
        await button.click();
        expect(new URL(end.url()).pathname).toContain("/preview/end/");
        const target = way.kind === "link" ? way.href : way.action;
        await expect(end.locator("main details")).toContainText(target);
        if (way.kind === "link" && way.code !== null) expect(new Set(codes)).toEqual(new Set([way.code]));
      } else expect(codes).toEqual([]);
      expect(await hasSidewaysScrolling(end)).toBe(false);
      await end.screenshot({
        path: test.info().outputPath(`${name}-${reason}-${pages}.png`),
        fullPage: true,
      });
      await end.close();
    }
  });
}

test("an end page can be looked at in every language, and by nobody who is not of the project", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: used } });
  await desk.setViewportSize(phone);
  for (const language of languageTags) {
    await desk.goto(`/projects/${slug}/preview/end/prolific/stopped?pages=some&language=${language}`);
    await expect(desk.locator("html")).toHaveAttribute("lang", language);
    await expect(desk.locator("main summary.button")).toHaveCount(1);
    expect(await hasSidewaysScrolling(desk)).toBe(false);
    await desk.screenshot({ path: test.info().outputPath(`stopped-${language}.png`), fullPage: true });
  }
  await expectNoViolations(desk, "a simulated end page");
  await page.goto(`/projects/${slug}/preview/end/prolific/stopped?pages=some`);
  await expect(page.locator("main summary.button")).toHaveCount(0);
});

test("a stop that would not be paid is warned of where it is set", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: used } });
  await desk.goto(`/projects/${slug}/recruit/panel`);
  const row = "A rule or an organizer stopped them, with pages";
  await hydrated(desk.getByRole("button", { name: `Edit: ${row}`, exact: true }));
  await expect(desk.getByText("no ground for rejection", { exact: false })).toHaveCount(0);
  await edit(desk, row);
  await desk.getByLabel("Outcome: A rule or an organizer stopped them").selectOption("Screened out");
  await expect(desk.getByText("no ground for rejection", { exact: false })).toBeVisible();
  await desk.getByRole("button", { name: "Use defaults" }).click();
  await expect(desk.getByText("no ground for rejection", { exact: false })).toHaveCount(0);
});

test("a panel's signature is made with a secret that is shown to nobody, and links without it are refused", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: used } });
  await desk.goto(`/projects/${slug}/recruit/panel`);
  await hydrated(desk.getByRole("button", { name: "Fill in" }));
  await desk.getByLabel("Signature algorithm").selectOption("HMAC-SHA256");
  await saved(desk, "Parameter with the link’s signature", "sig");
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
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: used } });
  await page.goto(`/p/${slug}?assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE&hitId=3HIT00000001`);
  await expect(page.getByRole("heading", { name: "Preview of this task" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await desk.goto(`/projects/${slug}/recruit/mturk`);
  await (await hydrated(desk.getByLabel("Frame height in pixels"))).fill("0");
  await expect(desk.getByLabel("External question", { exact: true }).last()).toContainText(
    "<FrameHeight>0</FrameHeight>",
  );
});

test("a recruiter's list is compared with the people who came, and changes nothing", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: used } });
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
  expect(await hasSidewaysScrolling(desk)).toBe(false);
  await expectNoViolations(desk, "a compared list");
});
