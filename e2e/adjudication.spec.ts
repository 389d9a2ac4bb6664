import { testDeps } from "@/testing/world/deps";
import type { World } from "@/testing/world/world";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";

const answers = [0, (text: string) => Number(text.split(" ")[1]) - 1];

const divided = { items: 5, hitSize: 5, overlap: 2, annotators: 2 };

/** Lets both people judge all items of a divided project; they differ about four of the five. */
async function judgeDivided({ annotators }: World, store: Parameters<typeof testDeps>[0]): Promise<void> {
  const { deps } = testDeps(store);
  for (const [at, annotator] of annotators.entries()) {
    await answerAndSubmitHit({ ...deps, now: Date.now }, annotator, answers[at] ?? 0);
  }
}

test("three items are decided by keyboard alone, blind, and the last is undone", async ({
  makeOwnProject,
  desk,
  store,
}) => {
  const world = await makeOwnProject(divided);
  await judgeDivided(world, store);
  await desk.goto(`/projects/${world.slug}/adjudication`);
  const progress = (decided: number) => desk.getByRole("heading", { name: `${decided} of 4 values decided` });
  await expect(progress(0)).toBeVisible();
  await expect(desk.getByText("item 5 A")).toBeVisible();
  expect(await desk.content()).not.toContain("A-00");
  await expect(desk.locator("main :checked[type=radio]")).toHaveCount(0);
  await expectNoViolations(desk, "what waits for adjudication");

  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Choose a reason.")).toBeVisible();
  await desk.keyboard.press("Digit2");
  await expect(desk.getByRole("radio", { name: "Overlooked part of the text" })).toBeFocused();
  await desk.keyboard.press("Digit3");
  await expect(desk.getByRole("radio", { name: "Typing slip" })).toBeChecked();
  await desk.keyboard.press("Control+Enter");
  await expect(progress(1)).toBeVisible();
  await expect(desk.getByText("item 4 A")).toBeVisible();

  await desk.keyboard.press("KeyM");
  await expect(desk.getByRole("button", { name: "Accept the mean" })).toHaveAttribute("aria-pressed", "true");
  await desk.keyboard.press("Digit4");
  await desk.keyboard.press("Control+Enter");
  await expect(progress(2)).toBeVisible();
  // Others may still be on their way.
  const arrived = desk.waitForResponse((response) => {
    const sent = response.request().postData() ?? "";
    return response.url().includes("adjudication.decide") && sent.includes(world.itemIds[2] ?? "item 3");
  });
  await desk.keyboard.press("Digit1");
  await desk.keyboard.press("Digit1");
  await desk.keyboard.press("Control+Enter");
  await arrived;
  await expect(progress(3)).toBeVisible();

  await desk.keyboard.press("KeyU");
  await expect(progress(2)).toBeVisible();
  await expect(desk.getByText("item 3 A")).toBeVisible();
  await expect(desk.getByRole("radio", { name: "Overlooked part of the text" })).toBeChecked();

  await desk.getByRole("link", { name: "Decisions so far" }).click();
  await expect(desk.getByText("3 decisions, newest first")).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "In force" })).toHaveCount(2);
  await expect(desk.getByRole("row").filter({ hasText: "Undone by Ana Lin" })).toHaveCount(1);
  await expectNoViolations(desk, "decisions");
});

test("counts that come late do not take back what was decided meanwhile", async ({
  makeOwnProject,
  desk,
  store,
}) => {
  const world = await makeOwnProject(divided);
  await judgeDivided(world, store);
  let tellCounted = () => {};
  let release = () => {};
  const counted = new Promise<void>((done) => (tellCounted = done));
  const released = new Promise<void>((done) => (release = done));
  await desk.route(
    /adjudication\.queue/,
    async (route) => {
      const response = await route.fetch();
      tellCounted();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await desk.goto(`/projects/${world.slug}/adjudication`);
  const progress = (decided: number) => desk.getByRole("heading", { name: `${decided} of 4 values decided` });
  const decide = async () => {
    const stored = desk.waitForResponse(/adjudication\.decide/);
    await desk.keyboard.press("KeyM");
    await desk.keyboard.press("Digit1");
    await desk.keyboard.press("Control+Enter");
    await stored;
  };
  await expect(desk.getByText("item 5 A")).toBeVisible();
  await decide();
  await expect(progress(1)).toBeVisible();
  await counted;
  await decide();
  await expect(progress(2)).toBeVisible();
  const late = desk.waitForResponse(/adjudication\.queue/);
  release();
  await late;
  await decide();
  await expect(progress(3)).toBeVisible();
});

test("digits typed in a comment answer nothing, and the comment reaches the adjudicator", async ({
  makeOwnProject,
  page,
  desk,
  store,
}) => {
  const settings = { itemComments: true };
  const world = await makeOwnProject({ items: 1, hitSize: 1, overlap: 2, annotators: 2, settings });
  await answerAndSubmitHit({ ...testDeps(store).deps, now: Date.now }, world.annotators[1]!, 5);
  await world.work(page);
  const field = page.getByLabel("Comment (optional)");
  await field.fill("In 1995, not 2005");
  await field.press("Digit3");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue("In 1995, not 20053");
  await page.getByRole("radio", { name: /^0/ }).check();
  await field.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page 1");
  await desk.goto(`/projects/${world.slug}/adjudication`);
  await expect(desk.getByText("“In 1995, not 20053”")).toBeVisible();
});
