import { noPolicies } from "@/server/domain/policy/policies";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import type { World } from "@/testing/world/world";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { phone, wide } from "./sizes";

const settings = {
  payPerHitMinor: 20,
  feedback: true,
  contactEmail: "ana@example.org",
  stopping: {
    ...noPolicies.stopping,
    accuracy: { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false },
  },
};
const options = { items: 16, gold: 4, annotators: 1, settings };

/** Two pages of which the second misses its known answer. */
async function judge({ deps, annotators: [person] }: World): Promise<void> {
  if (person === undefined) throw new Error("There is one annotator.");
  await answerAndSubmitHit(deps, person, 3);
  await answerAndSubmitHit(deps, person, 0);
}

test.describe("in a wide window", () => {
  test.use({ viewport: wide });

  test("an annotator reads what they did and earned, and goes on where they were", async ({
    page,
    makeWorld,
  }) => {
    const world = await makeWorld(options);
    await judge(world);
    const hit = await world.work(page);
    await hit.choose(1, 3);
    await page.getByRole("link", { name: "Your work" }).click();
    await expect(page.getByRole("heading", { name: "Your work" })).toBeVisible();
    const sheet = page.getByRole("main");
    await expect(sheet).toContainText("You can work here.");
    await expect(sheet).toContainText("2 pages sent");
    await expect(sheet).toContainText("70 seconds, about 35 seconds a page");
    await expect(sheet).toContainText("US$0.40, about US$20.57 an hour");
    await expect(sheet).toContainText("US$0.00 approved, US$0.00 paid");
    await expect(sheet).toContainText("1 of 2 known answers are right. Below 70%, your work here can end.");
    await expectNoViolations(page, "your work");
    await page.getByRole("link", { name: "Continue" }).click();
    await hit.hydrated();
    await expect.poll(async () => (await hit.chosen())[0]).toBe("3");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a browser without scripts shows it too, and a stranger is led to the consent", async ({
    browser,
    makeWorld,
    workerURL,
  }) => {
    const world = await makeWorld({ ...options, settings: { ...settings, feedback: false } });
    await judge(world);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
      baseURL: workerURL,
    });
    const page = await context.newPage();
    await page.goto(`/p/${world.slug}/your-work`);
    await expect(page.getByRole("button", { name: "I agree, start" })).toBeVisible();
    await world.enter(page);
    await page.goto(`/p/${world.slug}/your-work`);
    await expect(page.getByRole("main")).toContainText("2 pages sent");
    // Without feedback nothing may tell which pairs had known answers.
    await expect(page.getByText("known answers")).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(phone.width);
    await context.close();
  });
});
