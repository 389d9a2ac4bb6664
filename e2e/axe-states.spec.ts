import type { Page } from "@playwright/test";
import { noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import { presets } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import { ageQuestion, fieldQuestion, noteQuestion } from "@/testing/asked-questions";
import { checkOfType } from "@/testing/checks-of-types";
import type { WorldOptions } from "@/testing/world/world";
import { expect, test } from "./fixtures";
import { answerWrongly } from "./pages/answer-types";
import { expectNoViolations } from "./pages/axe";
import { goOffline } from "./pages/go-offline";
import { HitScreen } from "./pages/hit-screen";
import { typesWithoutGold, typeWorlds } from "./pages/type-worlds";
import { phone, wide } from "./sizes";

const settings: Partial<ProjectSettings> = {
  contactName: "Ana Lin",
  contactEmail: "ana@example.org",
  payPerHitMinor: 20,
  feedback: true,
  itemComments: true,
  itemConfidence: true,
  correctionMinutes: 60,
  itemReports: { enabled: true, skipsPerAnnotator: 5, stopAfter: 0 },
  questionnaire: [fieldQuestion, ageQuestion, noteQuestion],
};

const quiz = { kind: "quiz", size: 2, needed: 1, tries: 1, delayMinutes: 0 } as const;

/** A world in which every state can be met: two pages, of which the first has a known answer and a check. */
function everyState(world: WorldOptions): WorldOptions {
  const check = checkOfType(presets[world.preset ?? "sts-2012"].taskType);
  const attentionChecks = {
    ...{ ...noAttentionChecks, everyPages: 1, perAnnotator: 1, checks: [check] },
    ...{ failures: 2, action: "stop" as const },
  };
  // Gold of fixed pages could be met in the quiz.
  const composed = { composition: "dynamic" as const, whenGoldRunsOut: "continue" as const };
  return {
    // The check takes a place, so that of two known answers the page has at least one, which is all that the quiz leaves.
    ...{ ...world, items: 4, gold: 3, hitSize: 4, goldPerHit: 2 },
    settings: { ...settings, ...composed, qualification: quiz, attentionChecks },
  };
}

const withGold = typeWorlds(
  (kind, number, part) => `Text ${(kind === "gold" ? 900 : 100) + number} ${part} that is read.`,
);

/** One person's way through a project of a type. */
interface Walk {
  page: Page;
  type: string;
  address: string;
  /** Holds the screen as it stands against axe's rules. */
  see: (state: string) => Promise<void>;
  /** The same in the light, for what has colours that axe-annotator.spec.ts looks at in the dark. */
  seeLight: (state: string) => Promise<void>;
  /** The same for what says nothing of the type: it is looked at once. */
  seeShared: (state: string) => Promise<void>;
}

const heading = ({ page }: Walk, name: string | RegExp) => page.getByRole("heading", { name }).first();
const press = ({ page }: Walk, name: string | RegExp) => page.getByRole("button", { name }).click();

async function seeWayIn(
  { page, address, seeLight, seeShared }: Walk,
  enter: () => Promise<void>,
): Promise<void> {
  await page.goto(address);
  await seeShared("what is agreed to");
  await enter();
  await page.goto(`${address}/instructions`);
  await seeLight("the instructions before the first page");
}

async function seeQuestionsBefore(walk: Walk): Promise<void> {
  await expect(heading(walk, "Questions before you start")).toBeVisible();
  await walk.seeShared("questions before the work");
  await walk.page.getByLabel(fieldQuestion.options[0] ?? "").check();
  await press(walk, "Send answers");
  await expect(walk.page.getByText("Select at least one use")).toBeVisible();
  await walk.seeShared("questions without an answer");
  await press(walk, "Send no answers");
}

async function seeQuiz(walk: Walk): Promise<void> {
  const { page, type, see } = walk;
  await new HitScreen(page).hydrated();
  await expect(heading(walk, /^Quiz/)).toBeVisible();
  await see("a quiz");
  await answerWrongly(page, type, { firstRight: true });
  await page.locator("[data-submit]").click();
  await expect(heading(walk, "Quiz passed: 1 of 2 right")).toBeVisible();
  await page.locator("summary").first().click();
  await see("the result of a quiz, all open");
  await press(walk, /^Start/);
}

/** What opens over a page of work and beside it. */
async function seeOpened({ page, see, seeLight, seeShared }: Walk): Promise<void> {
  const opened = page.locator("dialog[open], [popover]:popover-open").first();
  for (const name of ["Instructions", "Display", "Help"] as const) {
    await page.setViewportSize(wide);
    await page.getByRole("button", { name, exact: true }).click();
    await expect(opened).toBeVisible();
    // The colours of all that opens are alike.
    await { Instructions: seeLight, Display: see, Help: seeShared }[name](`${name} open`);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
  }
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await seeShared("the menu open");
  await page.keyboard.press("Escape");
  const scale = page.getByRole("button", { name: "Scale", exact: true });
  await page.setViewportSize(phone);
  if (await scale.isVisible()) {
    await scale.click();
    await see("the scale's definitions open");
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Hide" }).click();
  }
  await page.setViewportSize(wide);
}

async function seePage(walk: Walk): Promise<void> {
  const { page, type, see } = walk;
  await new HitScreen(page).hydrated();
  await see("a fresh page");
  await seeOpened(walk);
  await page.locator("[data-submit]").click();
  await expect(page.locator("[data-summary]")).toBeVisible();
  await see("a page with gaps");
  const answers = page.locator("main input[type=radio]:visible, main textarea:visible");
  const first = answers.first();
  if ((await first.getAttribute("type")) === "radio") await first.check({ force: true });
  else await first.fill("lantern");
  await page.locator("main textarea:visible").last().fill("One of the texts breaks off.");
  await see("a page half answered, with a comment");
  await answerWrongly(page, type);
  await see("a page all answered");
  await goOffline(page);
  await page.locator("[data-submit]").click();
  await expect(page.locator(".hit-line")).toHaveText(/connection|offline|reach/i);
  await see("a page that waits for the network");
  await page.context().setOffline(false);
}

async function seeFeedback(walk: Walk): Promise<void> {
  const { page, see } = walk;
  await expect(heading(walk, /had a known answer$/)).toBeVisible();
  await see("feedback with a failed check");
  await page.getByText("I think this is wrong").click();
  await press(walk, "Send");
  await expect(page.locator(".comment-box [role=alert]")).toBeVisible();
  await see("a contest without a word");
  await page.getByRole("textbox").fill("It says something else.");
  await press(walk, "Send");
  await expect(page.getByText("We sent this to the organizer. Thank you.")).toBeVisible();
  await see("a contest that was sent");
  await press(walk, "Continue to the next page");
}

async function seeReport(walk: Walk): Promise<void> {
  const { page, address, see, seeLight, seeShared } = walk;
  await new HitScreen(page).hydrated();
  await see("the next page");
  await page.goto(`${address}/report`);
  await seeLight("a report");
  await page.locator("input[name=key]").last().check();
  await page.locator("input[name=reason]").first().check();
  await press(walk, "Send report");
  await expect(page.locator("main.sheet > [role=status]")).toBeVisible();
  await seeShared("a report sent");
}

/** The last page, which had no known answer and so can be corrected, and what follows it. */
async function seeEnd(walk: Walk): Promise<void> {
  const { page, type, address, see, seeShared } = walk;
  await page.goto(`${address}/work`);
  await new HitScreen(page).hydrated();
  await answerWrongly(page, type);
  await page.locator("[data-submit]").click();
  await expect(heading(walk, "Questions after the work")).toBeVisible();
  await seeShared("questions after the work");
  await page.goto(`${address}/correct`);
  await new HitScreen(page).hydrated();
  await see("the last page corrected");
  await page.goto(`${address}/your-work`);
  await seeShared("their work");
  await page.goto(`${address}/work`);
  await press(walk, "Send no answers");
  await expect(heading(walk, "You have finished")).toBeVisible();
  await seeShared("the end");
}

for (const [type, world] of [...Object.entries(withGold), ...Object.entries(typesWithoutGold)]) {
  test(`no state of a page of ${type} has a barrier`, async ({ page, makeWorld }) => {
    const hasGold = type in withGold;
    const { slug, enter } = await makeWorld(hasGold ? everyState(world) : { ...world, settings });
    const see = (state: string) => expectNoViolations(page, `${type}: ${state}`);
    const seeLight = (state: string) => expectNoViolations(page, `${type}: ${state}`, ["light"]);
    const seeShared = type === "pair rating" ? seeLight : () => Promise.resolve();
    const walk: Walk = { page, type, address: `/p/${slug}`, see, seeLight, seeShared };
    await seeWayIn(walk, () => enter(page));
    await page.goto(`${walk.address}/work`);
    if (hasGold) await seeQuiz(walk);
    await seeQuestionsBefore(walk);
    await seePage(walk);
    if (hasGold) await seeFeedback(walk);
    await seeReport(walk);
    await seeEnd(walk);
  });
}
