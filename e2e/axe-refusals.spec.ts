import type { Page } from "@playwright/test";
import { noPolicies } from "@/server/domain/policy/policies";
import { endByHand } from "@/testing/annotator-status";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { contact, judgeAlike } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";
import { hasSidewaysScrolling, smallTargets, textsCutOff } from "./pages/measures";
import { wide } from "./sizes";

test.use({ viewport: wide });

const returnUrl = "https://recruiter.example.org/done";
const quiz = { kind: "quiz", size: 3, needed: 2, tries: 1, delayMinutes: 0 } as const;
const asksQuiz = { items: 10, gold: 5, goldPerHit: 0, settings: { ...contact, qualification: quiz } };

/** A screen without barriers, whose targets a finger meets, and that fits a window of 320 pixels. */
async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => hasSidewaysScrolling(page), name).toBe(false);
  await expect.poll(() => textsCutOff(page), name).toEqual([]);
  await expect.poll(() => smallTargets(page, 44), name).toEqual([]);
  await page.setViewportSize(wide);
}

async function takeQuiz(page: Page): Promise<void> {
  const hit = new HitScreen(page);
  await hit.hydrated();
  for (const [at, value] of [3, 3, 0].entries()) await hit.choose(at + 1, value);
  await hit.submit();
  await expect(page.getByRole("button", { name: "Start page 1" })).toBeVisible();
}

test("the conditions of joining and their refusal have no barrier", async ({ page, makeWorld }) => {
  const eligibility = { ...noPolicies.eligibility, countries: ["NZ", "AU"], languages: ["he", "en"] };
  const world = await makeWorld({ ...asksQuiz, settings: { ...asksQuiz.settings, eligibility } });
  await page.goto(`/p/${world.slug}`);
  await expectGoodScreen(page, "conditions");
  await page.goto(`/p/${world.slug}?PROLIFIC_PID=1&country=FR`);
  await expectGoodScreen(page, "not eligible");
});

test("a quiz and its result have no barrier, closed and open", async ({ page, makeWorld }) => {
  const world = await makeWorld(asksQuiz);
  await world.work(page);
  await expectGoodScreen(page, "a quiz");
  await takeQuiz(page);
  await expectGoodScreen(page, "its result");
  await page.getByText("Pairs 1 and 2: right").click();
  await page.getByText("I think this is wrong").click();
  await expectGoodScreen(page, "its result, all open");
});

test("a result from right to left has no barrier", async ({ page, makeWorld }) => {
  const world = await makeWorld({ ...asksQuiz, language: "he" });
  await world.work(page);
  await takeQuiz(page);
  await expectGoodScreen(page, "a result in Hebrew");
});

test("a page with a hint has no barrier", async ({ page, makeWorld }) => {
  const behaviour = [{ figure: "straight-line", bound: 3, minItems: 1, action: "warn" } as const];
  const settings = {
    stopping: { ...noPolicies.stopping, behaviour },
    limits: { ...noPolicies.limits, itemsPerAnnotator: 10 },
  };
  const world = await makeWorld({ items: 15, settings });
  await judgeAlike(await world.work(page), 3);
  await expect(page.getByRole("region", { name: "A note about your work" })).toBeVisible();
  await expectGoodScreen(page, "a hint");
});

test("a stop with its objection, before and after, has no barrier", async ({ page, makeWorld, store }) => {
  const world = await makeWorld({ items: 10, settings: { ...contact, returnUrl } });
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("This world has an annotator.");
  await endByHand(store, annotator, "stopped");
  await world.work(page);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.click();
  await expectGoodScreen(page, "a stop");
  await page.getByRole("textbox").fill("I read them all.");
  await send.click();
  await expect(page.getByRole("status")).toBeVisible();
  await expectGoodScreen(page, "an objection sent");
});
