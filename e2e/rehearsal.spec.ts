import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { whenCalculated } from "./pages/desk";
import { hydrated } from "./pages/hydrated";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

/** Presses something that saves a file. @returns its name and what it holds. */
async function savedBy(desk: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const saved = desk.waitForEvent("download");
  await press();
  const download = await saved;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test("a draft is rehearsed with two settings; B is taken over, and its copies say Simulated until they go", async ({
  desk,
  makeOwnProject,
}, { outputDir }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 30, gold: 10, overlap: 3 });
  await desk.goto(`/projects/${slug}/rehearsal`);
  const b = desk.getByRole("region", { name: "Setting B" });
  await (await hydrated(b.getByLabel("Judgments an item"))).fill("2");
  await expectNoViolations(desk, "the rehearsal before it began");
  await desk.getByRole("button", { name: "Rehearse both" }).click();
  const report = desk.getByRole("region", { name: "Report R-1" }).first();
  await expect(report).toBeVisible(whenCalculated);
  const row = (name: string) => report.getByRole("row", { name });
  await expect(row("Careful people stopped")).toContainText(/\d+ of \d+, \d+ % \[\d+, \d+\]/);
  await expect(row("Judgments that count")).toContainText(/ of /);
  await expect(row("Agreement, α")).toContainText("n = ");
  await expectNoViolations(desk, "the report of a rehearsal");
  for (const [name, size] of [["wide", wide] as const, ["phone", phone] as const]) {
    await desk.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await desk.emulateMedia({ colorScheme });
      await desk.screenshot({ path: `${outputDir}/rehearsal-${name}-${colorScheme}.png`, fullPage: true });
    }
  }
  await desk.emulateMedia({ colorScheme: "light" });
  await desk.setViewportSize(wide);
  const csv = await savedBy(desk, () => desk.getByRole("button", { name: "CSV", exact: true }).click());
  expect(csv.name).toBe(`${slug}-r-1-simulated.csv`);
  expect(csv.text.split("\n")[0]).toBe("setting,figure,value,low,high,n,beside,simulated");

  await desk.getByRole("button", { name: "Use B’s settings" }).click();
  const differences = desk.getByRole("region", { name: "What changes in the project" });
  await expect(differences).toContainText("overlap");
  await differences.getByRole("button", { name: "Save these settings" }).click();
  await expect(desk.getByText("Saved. The activity says why: rehearsal R-1.")).toBeVisible();
  await desk.goto(`/projects/${slug}/activity`);
  await expect(desk.getByRole("listitem").filter({ hasText: "rehearsal R-1" })).toContainText("overlap");

  await desk.goto(`/projects/${slug}/rehearsal`);
  await desk.getByRole("link", { name: /^Open .*R-1A$/ }).click();
  const band = desk.getByRole("note").filter({ hasText: "nothing here is real" });
  await expect(band).toContainText("Simulated.");
  const copy = new URL(desk.url()).pathname;
  for (const screen of [
    "",
    "/items",
    "/gold",
    "/annotators",
    "/agreement",
    "/exclusion",
    "/releases",
    "/jobs",
  ]) {
    await desk.goto(`${copy}${screen}`);
    await expect(band).toBeVisible();
    await expect(desk).toHaveTitle(/^Simulated/);
  }
  await expectNoViolations(desk, "a rehearsal copy");
  await desk.goto(`${copy}/pay`);
  await expect(desk.getByRole("heading", { name: "A rehearsal copy has no pay" })).toBeVisible();
  await desk.goto(`${copy}/activity`);
  const activity = await savedBy(desk, () => desk.getByRole("link", { name: "CSV" }).click());
  expect(activity.name).toMatch(/-activity-simulated\.csv$/);
  expect(activity.text.split("\n")[0]).toMatch(/,simulated$/);
  await desk.goto(copy.replace("/projects", "/p"));
  await expect(
    desk.getByText("There is no project to join at this address").or(desk.getByRole("heading")),
  ).toBeVisible();
  await desk.goto("/projects?show=mine");
  await expect(desk.getByRole("row", { name: /R-1A/ })).toContainText("Simulated");
  await desk.getByRole("link", { name: "Hidden" }).click();
  await expect(desk.getByRole("row", { name: /R-1A/ })).toHaveCount(0);

  await desk.goto(`/projects/${slug}/rehearsal`);
  await (await hydrated(desk.getByRole("button", { name: "Delete copies" }))).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Delete copies" }).click();
  // While it asks, what lies behind has no role that could be counted.
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
  await expect(desk.getByRole("link", { name: /^Open .*R-1A$/ })).toHaveCount(0);
  await expect(desk.getByRole("region", { name: "Report R-1" }).first()).toBeVisible();
});
