import type { Page } from "@playwright/test";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { setProjectState } from "@/testing/project-state";
import { violations } from "@/testing/world/invariants";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import type { World } from "@/testing/world/world";
import { expectNoViolations } from "./pages/axe";
import { expect, test } from "./fixtures";
import { phone, wide } from "./sizes";

const settings = { payPerHitMinor: 20, onErase: "remove" as const };

/** Lets everyone of a world judge a page. */
async function judge({ deps, annotators: people }: World): Promise<void> {
  for (const annotator of people) await answerAndSubmitHit(deps, annotator, 3);
}

/** From what is said of the data to the question, and to the end. */
async function withdraw(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Withdraw and erase your data" })).toBeVisible();
  await expect(page.getByText("All your answers. Other people will judge these items again.")).toBeVisible();
  await expect(
    page.getByText(/You earned US\$0\.20\. Of this, US\$0\.20 is not marked as paid\./),
  ).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Erase your data now?" })).toBeVisible();
  await page.getByRole("button", { name: "Erase my data" }).click();
  await expect(page.getByRole("heading", { name: "Your data is erased" })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("an annotator withdraws in their browser, and it forgets them", async ({ page, makeWorld, store }) => {
    const world = await makeWorld({ items: 12, annotators: 2, settings });
    await judge(world);
    await world.enter(page);
    await page.goto(`/p/${world.slug}/withdraw`);
    await expectNoViolations(page, "withdrawing");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download what we hold on you" }).click();
    expect((await download).suggestedFilename()).toBe(`${world.slug}-my-data.json`);
    await withdraw(page);
    await expectNoViolations(page, "withdrawing");
    await page.goto(`/p/${world.slug}/work`);
    await expect(page.getByRole("button", { name: "I agree, start" })).toBeVisible();
    await expect(page.getByText("You can withdraw at any time. We then erase your answers")).toBeVisible();
    const [first] = world.annotators;
    const { judgments } = await readCampaign(store.read, world.projectId);
    expect(judgments.filter(({ annotatorId }) => annotatorId === first?.annotatorId)).toEqual([]);
    expect(await violations(store.read, world.projectId)).toEqual([]);
  });

  test("an annotator withdraws by their code, without scripts", async ({
    browser,
    makeWorld,
    store,
    workerURL,
  }) => {
    const world = await makeWorld({ items: 12, settings });
    await judge(world);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
      baseURL: workerURL,
    });
    const page = await context.newPage();
    await world.enter(page);
    await page.goto(`/p/${world.slug}/instructions`);
    const code = await page.locator("#return-code-panel code").textContent();
    await context.clearCookies();
    await page.goto(`/p/${world.slug}/withdraw`);
    await page.getByLabel("Return code").fill("AAAA-BBBB-CCCC-DDDD");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("We do not know this code.")).toBeVisible();
    await page.getByLabel("Return code").fill(code ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await withdraw(page);
    const [person] = (await readCampaign(store.read, world.projectId)).annotators;
    expect(person).toMatchObject({ returnCodeHash: null, erasedAt: expect.any(Number) });
    await context.close();
  });
});

test.describe("on the organizer's desk", () => {
  test.use({ viewport: wide });

  test("an organizer erases a person", async ({ desk, makeOwnProject, store }) => {
    const world = await makeOwnProject({ items: 12, annotators: 2, settings });
    await judge(world);
    await desk.goto(`/projects/${world.slug}/annotators/A-001`);
    await desk.getByRole("button", { name: "Erase this person" }).click();
    const dialog = desk.getByRole("alertdialog").or(desk.getByRole("dialog"));
    await expect(dialog).toContainText("Their judgments are deleted");
    await expect(dialog).toContainText("US$0.20 is not marked as paid.");
    await expectNoViolations(desk, "a question before an end");
    await dialog.getByRole("button", { name: "Erase" }).click();
    await expect(dialog).toContainText("Give a reason.");
    await dialog.getByLabel("Reason").fill("Asked by mail");
    await dialog.getByRole("button", { name: "Erase" }).click();
    await expect(desk.getByText("This person was erased")).toBeVisible();
    await expect(desk.getByRole("button", { name: "Erase this person" })).toHaveCount(0);
    await desk.goto(`/projects/${world.slug}/activity`);
    await expect(desk.getByText("A person was erased")).toBeVisible();
    await expect(desk.getByText("an erased person").first()).toBeVisible();
    expect(await violations(store.read, world.projectId)).toEqual([]);
  });

  test("an owner deletes a closed project by typing its address", async ({ desk, makeOwnProject, store }) => {
    const world = await makeOwnProject({ items: 12, annotators: 2, settings });
    await judge(world);
    await desk.goto(`/projects/${world.slug}/settings`);
    await expect(desk.getByText("Close the project first.")).toBeVisible();
    await setProjectState(store, world.projectId, "closed");
    await desk.reload();
    await desk.getByRole("button", { name: "Delete project" }).click();
    const dialog = desk.getByRole("alertdialog").or(desk.getByRole("dialog"));
    await expect(dialog).toContainText("12 items, 2 people");
    await expectNoViolations(desk, "a question before an end");
    await dialog.getByRole("button", { name: "Delete project" }).click();
    await expect(dialog).toContainText(`Type ${world.slug}.`);
    await dialog.getByRole("textbox").fill(world.slug);
    await dialog.getByRole("button", { name: "Delete project" }).click();
    await expect(desk).toHaveURL(/\/projects$/);
    await expect(desk.getByText(world.slug)).toHaveCount(0);
    await expect
      .poll(() =>
        readCampaign(store.read, world.projectId).then(
          () => "there",
          () => "gone",
        ),
      )
      .toBe("gone");
  });
});
