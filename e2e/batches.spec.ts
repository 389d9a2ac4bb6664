import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { dropFiles } from "./pages/drop-files";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const headings = Array.from({ length: 6 }, (_, at) => `late-${at + 1},Late ${at + 1} A,Late ${at + 1} B`);
const lateFile = { name: "late.csv", text: `id,text_a,text_b\n${headings.join("\n")}\n` };

test("an organizer adds a batch, pauses, raises, promotes and stops, and annotators see what follows", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({
    items: 4,
    gold: 6,
    goldPerHit: 1,
    hitSize: 5,
    overlap: 3,
    annotators: 5,
    settings: { composition: "dynamic", payPerHitMinor: 20, feedback: true },
  });
  const { deps, slug, annotators } = world;
  for (const actor of annotators.slice(0, 3)) await answerAndSubmitHit(deps, actor, 4);

  // A file that comes after the launch waits until its cost was seen.
  await desk.goto(`/projects/${slug}/batches`);
  await desk.getByRole("link", { name: "Add items" }).click();
  await dropFiles(desk.getByText("Drop files here, or choose them"), [lateFile]);
  await desk.getByRole("button", { name: "Import 6 items" }).click();
  await desk.waitForURL(`**/projects/${slug}/batches`);
  await expect(desk.getByText("Not open yet")).toBeVisible();
  await desk.getByRole("button", { name: "Open late" }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByLabel("Name").fill("Late headlines");
  await dialog.getByLabel("Judgments for each item").fill("2");
  await expect(dialog.getByText("US$0.60")).toBeVisible();
  await dialog.getByRole("button", { name: "Open, for 12 judgments" }).click();
  await expect(desk.getByText("The batch is open.")).toBeVisible();
  const row = desk.getByRole("row", { name: /Late headlines/ });
  await expect(row).toContainText("0 of 12");

  // While it is paused nobody gets an item of it; resumed, somebody does.
  await desk.getByRole("button", { name: "Pause Late headlines" }).click();
  await dialog.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(row).toContainText("Paused");
  await world.work(page, 4);
  await expect(page.getByText("Other people are working on the remaining pages").first()).toBeVisible();
  await desk.getByRole("button", { name: "Resume Late headlines" }).click();
  await dialog.getByRole("button", { name: "Resume", exact: true }).click();
  await expect(row).not.toContainText("Paused");
  await world.work(page, 4);
  await expect(page.getByText(/Late \d A/).first()).toBeVisible();
  await page.goto("about:blank");

  // More judgments of half of it, as a seed draws it.
  await desk.getByRole("button", { name: "More judgments of Late headlines" }).click();
  await dialog.getByLabel("Share in %").fill("50");
  await dialog.getByLabel("Seed").fill("7");
  await dialog.getByRole("button", { name: "Ask for 3 judgments more" }).click();
  await expect(row).toContainText("+1 for 3 items, seed 7");
  await expect(row).toContainText("of 15");

  // What people agree on becomes gold, with an explanation where annotators read it.
  await desk.getByLabel("Judgments from").fill("3");
  await desk.getByRole("button", { name: "Find items" }).click();
  const promotable = desk.getByRole("region", { name: "Make gold of items that people agree on" });
  await expect(promotable.getByText("100% of 3")).toHaveCount(4);
  await expect(desk.getByText("Write an explanation for each selected item.")).toBeVisible();
  for (const id of ["item 2", "item 3", "item 4"])
    await promotable.getByRole("checkbox", { name: id }).uncheck();
  await promotable.getByLabel("Explanation, item 1").fill("Both say the same.");
  await desk.getByRole("button", { name: "Make 1 item gold" }).click();
  await expect(desk.getByText("1 item is gold now.")).toBeVisible();
  await desk.goto(`/projects/${slug}/gold`);
  await expect(desk.getByRole("button", { name: "Open gold item item 1" })).toBeVisible();

  // Where no more is asked for, the others find nothing of it.
  await desk.goto(`/projects/${slug}/batches`);
  await desk.getByRole("button", { name: "Stop asking for judgments of Late headlines" }).click();
  await expect(dialog.getByText("can still be submitted")).toBeVisible();
  await dialog.getByRole("button", { name: "Stop asking", exact: true }).click();
  await expect(row).toContainText("Stopped");
  await world.work(page, 5);
  await expect(page.getByText(/Late \d A/)).toHaveCount(0);
});

test("a change is refused where something changed since its preview, and the preview is shown anew", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 4, overlap: 2, settings: { composition: "dynamic" } });
  await desk.goto(`/projects/${slug}/batches`);
  const other = await desk.context().newPage();
  await other.goto(`/projects/${slug}/batches`);
  await desk.getByRole("button", { name: "More judgments of Launch" }).click();
  const dialog = desk.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Ask for 4 judgments more" })).toBeVisible();
  await other.getByRole("button", { name: "Pause Launch" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Pause", exact: true }).click();
  await expect(other.getByText("The batch is paused.")).toBeVisible();
  await other.close();
  await dialog.getByRole("button", { name: "Ask for 4 judgments more" }).click();
  await expect(dialog.getByText("Something changed since this preview.")).toBeVisible();
});

test("the batches fit a phone, by day and by night, and can be used by everybody", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({
    items: 4,
    gold: 6,
    goldPerHit: 1,
    hitSize: 5,
    overlap: 3,
    annotators: 3,
    settings: { composition: "dynamic", payPerHitMinor: 20 },
  });
  for (const actor of world.annotators) await answerAndSubmitHit(world.deps, actor, 4);
  for (const size of [phone, wide]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await desk.setViewportSize(size);
      await desk.emulateMedia({ colorScheme });
      await desk.goto(`/projects/${world.slug}/batches`);
      await desk.getByLabel("Judgments from").fill("3");
      await desk.getByRole("button", { name: "Find items" }).click();
      await expect(desk.getByText("100% of 3").first()).toBeVisible();
      await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
      const shot = (name: string) => test.info().outputPath(`${name}-${size.width}-${colorScheme}.png`);
      await desk.screenshot({ path: shot("batches"), fullPage: true });
      await desk.getByRole("button", { name: "More judgments of Launch" }).click();
      await expect(desk.getByRole("button", { name: /Ask for \d+ judgments more/ })).toBeVisible();
      await desk.screenshot({ path: shot("preview") });
      await desk.keyboard.press("Escape");
    }
  }
  await expectNoViolations(desk, "batches");
  await desk.getByRole("button", { name: "More judgments of Launch" }).click();
  await expect(desk.getByRole("button", { name: /Ask for \d+ judgments more/ })).toBeVisible();
  await expectNoViolations(desk, "a preview of a batch");
});
